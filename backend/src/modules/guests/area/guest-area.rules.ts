import type { KeptDetails } from '../../bookings/travellers/sealed-details.js';

/** What the ship needs of each traveller before sailing. */
export type Detail = 'passport' | 'dateOfBirth' | 'emergencyContact';

/** What of a traveller's details the ship asks for. */
type Told = Partial<
  Pick<KeptDetails, 'passportNumber' | 'dateOfBirth' | 'emergencyContactName' | 'emergencyContactPhone'>
>;

/** What a traveller has not told yet; all of it when nothing is kept. */
export function missingDetails(details: Told | null): Detail[] {
  const missing: Detail[] = [];
  if (!details?.passportNumber) missing.push('passport');
  if (!details?.dateOfBirth) missing.push('dateOfBirth');
  if (!details?.emergencyContactName || !details.emergencyContactPhone) missing.push('emergencyContact');
  return missing;
}
