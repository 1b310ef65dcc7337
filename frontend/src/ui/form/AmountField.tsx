import { held } from './bindings';
import { TextField } from './TextField';

interface Props {
  value: string;
  onChange: (value: string) => void;
  label?: string;
  error?: string | undefined;
}

const INPUT = { inputMode: 'decimal', autoComplete: 'off' } as const;

/** An amount as people type it: "213", "91.07". */
export function AmountField({ value, onChange, label = 'Amount in US dollars', error }: Props) {
  return <TextField isSmall label={label} error={error} binding={held(value, onChange)} input={INPUT} />;
}
