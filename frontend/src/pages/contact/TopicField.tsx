import type { bound } from '../../ui/form/bindings';
import { SelectField } from '../../ui/form/SelectField';
import { TOPIC_LABELS } from './message';

interface Props {
  id: string;
  binding: ReturnType<typeof bound>;
  error: string | undefined;
  start: string;
}

/** What it is about. */
export function TopicField({ id, binding, error, start }: Props) {
  return (
    <SelectField
      id={id}
      label="What is it about?"
      error={error}
      binding={{ ...binding, defaultValue: start }}
    >
      {Object.entries(TOPIC_LABELS).map(([topic, label]) => (
        <option key={topic} value={topic}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
