import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { countriesByName } from '../../lib/countries';
import { FormField } from '../../ui/FormField';
import { wordOf } from './edit.rules';

const LONG = ['dietaryRestrictions', 'specialRequests'];
const TYPES: Record<string, string> = { email: 'email', phone: 'tel' };
const COUNTRIES = countriesByName();

interface Props {
  /** `roomNumber`, or `1.phone`. */
  name: string;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

/** A text of the booking to change. */
export function EditField({ name, value, error, onChange }: Props) {
  const field = name.split('.').at(-1) ?? name;
  return (
    <FormField id={`edit-${name}`} label={wordOf(name)} error={error}>
      {(control) =>
        field === 'nationality' ? (
          <NativeSelect
            fullWidth
            value={value}
            input={<OutlinedInput />}
            inputProps={control}
            onChange={({ target }) => onChange(target.value)}
          >
            <option value="" disabled={value !== ''}>
              Not given
            </option>
            {COUNTRIES.map(({ code, name: country }) => (
              <option key={code} value={code}>
                {country}
              </option>
            ))}
          </NativeSelect>
        ) : (
          <OutlinedInput
            fullWidth
            multiline={LONG.includes(field)}
            type={TYPES[field] ?? 'text'}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            slotProps={{ input: { ...control, autoComplete: 'off' } }}
          />
        )
      }
    </FormField>
  );
}
