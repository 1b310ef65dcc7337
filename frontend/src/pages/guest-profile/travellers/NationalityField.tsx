import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useMemo } from 'react';
import { TRAVELLER_FIELDS } from '../../../../../backend/contracts/traveller-rows';
import { controlId } from '../../../features/booking/summaryLines';
import { type TravellersForm, useTravellerField } from '../../../features/booking/useTravellersForm';
import { countriesByName } from '../../../lib/countries';
import { FormField } from '../../../ui/FormField';

interface Props {
  form: TravellersForm;
  traveller: number;
}

/** The country whose passport it is. */
export function NationalityField({ form, traveller }: Props) {
  const { name, error, forgive } = useTravellerField(form, traveller, 'nationality');
  const { ref, ...registered } = form.register(name, { onChange: forgive });
  const countries = useMemo(() => countriesByName(), []);

  return (
    <FormField
      id={controlId(traveller, 'nationality')}
      label={TRAVELLER_FIELDS.nationality.label}
      error={error}
      isOptional
    >
      {(control) => (
        <NativeSelect
          {...registered}
          inputRef={ref}
          fullWidth
          defaultValue={form.getValues(name)}
          input={<OutlinedInput />}
          inputProps={{ ...control, autoComplete: `section-guest${traveller + 1} country` }}
        >
          <option value="">Choose one</option>
          {countries.map(({ code, name: country }) => (
            <option key={code} value={code}>
              {country}
            </option>
          ))}
        </NativeSelect>
      )}
    </FormField>
  );
}
