import { TravellerDateField } from './TravellerDateField';
import type { TravellersForm } from './useTravellersForm';

interface Props {
  form: TravellersForm;
  traveller: number;
}

/** A traveller's date of birth. */
export function BirthDateField({ form, traveller }: Props) {
  return (
    <TravellerDateField
      form={form}
      traveller={traveller}
      field="dateOfBirth"
      hint="For example March 27, 1990. Travellers are 18 or older on the day of sailing."
    />
  );
}
