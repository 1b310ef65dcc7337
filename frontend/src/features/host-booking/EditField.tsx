import { fieldRow } from '../../../../backend/contracts/traveller-fields';
import type { TravellerKind } from '../../../../backend/contracts/traveller-rows';
import { countriesByName } from '../../lib/countries';
import { held } from '../../ui/form/bindings';
import { SelectField } from '../../ui/form/SelectField';
import { TextField } from '../../ui/form/TextField';
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
  const { kind = 'line', most } = field ? fieldRow(field) : {};
  const of = { id: `edit-${name}`, label: wordOf(name), error, binding: held(value, onChange) };
  if (kind === 'country') {
    return (
      <SelectField {...of}>
        <option value="" disabled={value !== ''}>
          Not given
        </option>
        {COUNTRIES.map(({ code, name: country }) => (
          <option key={code} value={code}>
            {country}
          </option>
        ))}
      </SelectField>
    );
  }
  return (
    <TextField
      {...of}
      most={most}
      {...(kind === 'wish' && { rows: 1 })}
      input={{ type: TYPES[kind] ?? 'text', autoComplete: 'off' }}
    />
  );
}
