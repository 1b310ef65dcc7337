import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { fieldRow } from '../../../../backend/contracts/traveller-fields';
import type { TravellerKind } from '../../../../backend/contracts/traveller-rows';
import { countriesByName } from '../../lib/countries';
import { FormField } from '../../ui/FormField';
import { travellerFieldOf, wordOf } from './edit.rules';

const TYPES: Partial<Record<TravellerKind, string>> = { email: 'email', phone: 'tel' };
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
  const field = travellerFieldOf(name);
  const kind = field ? fieldRow(field).kind : 'line';
  return (
    <FormField id={`edit-${name}`} label={wordOf(name)} error={error}>
      {(control) =>
        kind === 'country' ? (
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
            multiline={kind === 'wish'}
            type={TYPES[kind] ?? 'text'}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            slotProps={{ input: { ...control, autoComplete: 'off' } }}
          />
        )
      }
    </FormField>
  );
}
