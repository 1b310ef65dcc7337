import { useMemo } from 'react';
import { TRAVELLER_FIELDS } from '../../../../../backend/contracts/traveller-rows';
import { controlId } from '../../../features/booking/traveller/summaryLines';
import {
  type TravellersForm,
  useTravellerField,
} from '../../../features/booking/traveller/useTravellersForm';
import { countriesByName } from '../../../lib/countries';
import { bound } from '../../../ui/form/bindings';
import { SelectField } from '../../../ui/form/SelectField';

interface Props {
  form: TravellersForm;
  traveller: number;
}

/** The country whose passport it is. */
export function NationalityField({ form, traveller }: Props) {
  const { name, error, forgive } = useTravellerField(form, traveller, 'nationality');
  const countries = useMemo(() => countriesByName(), []);

  return (
    <SelectField
      id={controlId(traveller, 'nationality')}
      label={TRAVELLER_FIELDS.nationality.label}
      error={error}
      isOptional
      binding={{
        ...bound(form.register(name, { onChange: forgive })),
        defaultValue: form.getValues(name),
      }}
      autoComplete={`section-guest${traveller + 1} country`}
    >
      <option value="">Choose one</option>
      {countries.map(({ code, name: country }) => (
        <option key={code} value={code}>
          {country}
        </option>
      ))}
    </SelectField>
  );
}
