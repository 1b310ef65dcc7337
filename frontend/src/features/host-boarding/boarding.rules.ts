import { finds, folded } from '../../../../backend/contracts/fold';
import type { BoardingTraveller } from '../../api/host/hostBoarding';
import { withSet } from '../../lib/withSet';

/** Whom the list shows, in the order of the choice. */
export const SHOWN = { all: 'All', missing: 'Not here yet', here: 'Here' } as const;
type Shown = keyof typeof SHOWN;

const isShown = (text: string | null): text is Shown => text !== null && text in SHOWN;

export interface BoardingSearch {
  text: string;
  show: Shown;
}

/** `?q=dan&show=missing`. */
export function readSearch(query: URLSearchParams): BoardingSearch {
  const show = query.get('show');
  return { text: query.get('q') ?? '', show: isShown(show) ? show : 'all' };
}

/** The address that asks for this; what else stands in it stays. */
export const writeSearch = (query: URLSearchParams, { text, show }: BoardingSearch): URLSearchParams =>
  withSet(query, { q: text, show: show === 'all' ? '' : show });

/** As a list by last name has it; who has one name stands under that. */
export const nameInList = ({ firstName, lastName }: BoardingTraveller): string =>
  lastName ? `${lastName}, ${firstName}` : firstName;

/** The ids of those whose name, booking or room has these letters, whatever the keyboard, and who are here or not, as asked. */
export function found(
  travellers: readonly BoardingTraveller[],
  { text, show }: BoardingSearch,
): ReadonlySet<number> {
  const isFound = finds(text);
  const wanted = travellers.filter(
    ({ firstName, lastName, reference, roomNumber, boardedAt }) =>
      (show === 'all' || (show === 'here') === (boardedAt !== null)) &&
      isFound(folded(`${firstName} ${lastName} ${reference} ${roomNumber ?? ''}`)),
  );
  return new Set(wanted.map(({ guestId }) => guestId));
}

/** "12 of 40 are here" */
export const hereWords = ({ here, expected }: { here: number; expected: number }): string =>
  `${here} of ${expected} ${here === 1 ? 'is' : 'are'} here`;

const PAPER_WORDS: Record<NonNullable<BoardingTraveller['missing']>[number], string> = {
  passport: 'passport number',
  dateOfBirth: 'birth date',
  emergencyContact: 'emergency contact',
  answers: 'answers',
  waiver: 'waiver',
};

/** "Missing: birth date, waiver"; null where nothing is, or it is not for this host. */
export function missingWords({ missing }: Pick<BoardingTraveller, 'missing'>): string | null {
  if (!missing || missing.length === 0) return null;
  return `Missing: ${missing.map((paper) => PAPER_WORDS[paper]).join(', ')}`;
}

/** "Balcony, room 4012" */
export const cabinWords = ({ cabinName, roomNumber }: BoardingTraveller): string =>
  roomNumber === null ? cabinName : `${cabinName}, room ${roomNumber}`;
