/** What a cruise line sets a day for, for the cabins that a group holds with it. */
export const SHIP_DEADLINE_KINDS = [
  'option_ends',
  'deposit',
  'names_due',
  'unsold_back',
  'final_payment',
  'other',
] as const;
export type ShipDeadlineKind = (typeof SHIP_DEADLINE_KINDS)[number];

/** A day that the ship's line has set for a group. */
export interface ShipDeadline {
  kind: ShipDeadlineKind;
  /** What it is, in the owner's words; empty where the kind says it. */
  words: string;
  /** `YYYY-MM-DD` in the trip's zone. */
  onDate: string;
  /** What the line is paid on that day, in cents, beside what is due before it; null where no money is due, or nobody may tell. */
  amountCents: number | null;
}

/** What a trip has agreed with the ship's line. Its hosts alone read it. */
export interface ShipGroup {
  /** The group's number there; may be empty. */
  groupNumber: string;
  /** How many cabins of each type the line holds for the group; null where nobody has said. */
  held: Record<'inside' | 'oceanview' | 'balcony', number | null>;
  deadlines: ShipDeadline[];
}

/** Of a trip that has agreed nothing, or has not written it down. */
export const NO_SHIP_GROUP: ShipGroup = {
  groupNumber: '',
  held: { inside: null, oceanview: null, balcony: null },
  deadlines: [],
};

/** More days than these no line sets. */
export const MOST_SHIP_DEADLINES = 20;
/** The most that a line is paid at once, in cents: a whole group's cabins, where a price is one traveller's. */
export const MOST_SHIP_CENTS = 999_999_999;

interface DeadlineWords {
  title: string;
  /** What it asks of the hosts; empty where their own words say it. */
  means: string;
}

/** What each of them is called, and means. */
const DEADLINE_WORDS: Record<Exclude<ShipDeadlineKind, 'other'>, DeadlineWords> = {
  option_ends: {
    title: 'Option ends',
    means: 'Until then the ship keeps the cabins without money. Confirm them, or they go.',
  },
  deposit: { title: 'Deposit to the ship', means: 'The ship keeps the cabins for this money.' },
  names_due: { title: 'Names to the ship', means: 'The ship wants the names of all who sail.' },
  unsold_back: {
    title: 'Unsold cabins go back',
    means: 'Cabins that nobody has booked by then go back to the ship.',
  },
  final_payment: {
    title: 'Final payment to the ship',
    means: 'The ship wants everything paid, and cabins that are not may be lost.',
  },
};

/** How a deadline is told. */
export const deadlineWords = ({ kind, words }: Pick<ShipDeadline, 'kind' | 'words'>): DeadlineWords =>
  kind === 'other' ? { title: words, means: '' } : DEADLINE_WORDS[kind];
