import { TravellerTextField } from './TravellerTextField';
import type { TravellersForm } from './useTravellersForm';

/** A traveller's own phone number. */
export function PhoneField(of: { form: TravellersForm; traveller: number }) {
  return (
    <TravellerTextField
      {...of}
      field="phone"
      hint="Only for sailing-day changes. Spaces, brackets and + are fine."
    />
  );
}
