import { WISH_FIELDS } from '../../../../../backend/contracts/traveller-fields';
import { TravellerTextField } from './TravellerTextField';
import type { TravellersForm } from './useTravellersForm';

/** What a traveller wishes for on board. */
export function WishFields(of: { form: TravellersForm; traveller: number }) {
  return WISH_FIELDS.map((field) => <TravellerTextField key={field} {...of} field={field} />);
}
