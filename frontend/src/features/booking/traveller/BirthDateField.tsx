import { TravellerDateField } from './TravellerDateField';
import type { TravellersForm } from './useTravellersForm';

interface Props {
  form: TravellersForm;
  traveller: number;
  /** What the trip asks for, in years. */
  minimumAge: number;
}

/** A traveller's date of birth. */
export function BirthDateField({ form, traveller, minimumAge }: Props) {
  return (
    <TravellerDateField
      form={form}
      traveller={traveller}
      field="dateOfBirth"
      hint={`For example March 27, 1990. Travellers are ${minimumAge} or older on the day of sailing.`}
    />
  );
}
