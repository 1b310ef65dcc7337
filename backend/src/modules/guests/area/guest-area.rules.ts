import type { Question } from '../../../../contracts/questions.js';
import type { KeptDetails } from '../../bookings/travellers/sealed-details.js';
import { lacksAnswers } from '../records/answers.rules.js';

/** What the ship needs of each traveller before sailing, and the answers that their hosts ask for. */
export type Detail = 'passport' | 'dateOfBirth' | 'emergencyContact' | 'answers';

/** What of a traveller's details is asked for. */
type Told = Partial<
  Pick<
    KeptDetails,
    'passportNumber' | 'dateOfBirth' | 'emergencyContactName' | 'emergencyContactPhone' | 'answers'
  >
>;

/**
 * What a traveller has not told yet; all of it when nothing is kept.
 * @param questions what the hosts of their trip ask
 */
export function missingDetails(details: Told | null, questions: readonly Question[]): Detail[] {
  const missing: Detail[] = [];
  if (!details?.passportNumber) missing.push('passport');
  if (!details?.dateOfBirth) missing.push('dateOfBirth');
  if (!details?.emergencyContactName || !details.emergencyContactPhone) missing.push('emergencyContact');
  if (lacksAnswers(questions, details?.answers)) missing.push('answers');
  return missing;
}
