import { Field } from './Field';

interface Props {
  value: string;
  onChange: (value: string) => void;
  label?: string;
  hint?: string;
  error?: string | undefined;
}

/** An amount as people type it: "213", "91.07". */
export function AmountField({ value, onChange, label = 'Amount in US dollars', hint, error }: Props) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
