import type { bound } from '../../ui/form/bindings';
import { SelectField } from '../../ui/form/SelectField';

interface Props {
  id: string;
  binding: ReturnType<typeof bound>;
  error: string | undefined;
  label: string;
  /** What each value is called, in the order of the list. */
  names: Record<string, string>;
  start: string;
}

/** A list of the contact form to choose one from. */
export function ChoiceField({ id, binding, error, label, names, start }: Props) {
  return (
    <SelectField id={id} label={label} error={error} binding={{ ...binding, defaultValue: start }}>
      {Object.entries(names).map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
