import { finds, folded } from '../../../../backend/contracts/fold';
import type { BoardTraveller } from '../../api/host/hostDocuments';

/** Whose papers are shown, in the order of the list. */
export const FILTERS = {
  all: 'Everybody',
  open: 'Something is missing',
  waiver: 'Waiver not signed',
  insurance: 'Insurance not confirmed',
  passport: 'Passport not verified',
  contact: 'No emergency contact',
  answers: 'Questions not answered',
  complete: 'Complete',
} as const;
export type Filter = keyof typeof FILTERS;

type Is = (traveller: BoardTraveller) => boolean;

const LACKS: Record<'waiver' | 'insurance' | 'passport' | 'contact', Is> = {
  waiver: ({ hasSignedWaiver }) => !hasSignedWaiver,
  insurance: ({ insurance }) => insurance !== 'booked' && insurance !== 'proven',
  passport: ({ passportStatus }) => passportStatus !== 'verified' && passportStatus !== 'not_needed',
  contact: ({ hasEmergencyContact }) => !hasEmergencyContact,
};

/** How many of the four papers a traveller lacks. */
export function lackCount(traveller: BoardTraveller): number {
  return Object.values(LACKS).filter((lacks) => lacks(traveller)).length;
}

/** A question of the hosts that has to be answered is not; it is none of the papers. */
const owesAnswers: Is = ({ missing }) => missing.includes('answers');

const SHOWS: Record<Filter, Is> = {
  all: () => true,
  open: (traveller) => lackCount(traveller) > 0,
  answers: owesAnswers,
  complete: (traveller) => lackCount(traveller) === 0 && !owesAnswers(traveller),
  ...LACKS,
};

/** The travellers a host asked for: by name, e-mail or trip, whatever the keyboard, and by what they lack. */
export function asked(
  travellers: readonly BoardTraveller[],
  words: string,
  filter: Filter,
): BoardTraveller[] {
  const isFound = finds(words);
  return travellers.filter(
    (one) => SHOWS[filter](one) && isFound(folded(`${one.name} ${one.email} ${one.tripTitle}`)),
  );
}

export function isFilter(text: string | null): text is Filter {
  return text !== null && text in FILTERS;
}
