import { held } from './bindings';
import { TextField } from './TextField';

interface Props {
  label: string;
  isOptional?: boolean;
  error?: string | undefined;
  /** `YYYY-MM-DD`, empty while none is chosen. */
  value: string;
  onChange: (day: string) => void;
  /** The first that can be chosen. */
  min?: string;
}

/** A day to choose. */
export function DayField({ value, onChange, min, ...field }: Props) {
  return <TextField isSmall {...field} binding={held(value, onChange)} input={{ type: 'date', min }} />;
}
