import { FILE_FIELDS, hostLabel, recordOf } from './traveller-fields.js';

interface FileColumn {
  /** What the choice of columns calls it. */
  word: string;
  /** What the file's first line calls it, where that says more. */
  header?: string;
  /** In the file only for who asks for it. */
  isUnusual?: true;
  /** For who may know amounts. */
  isAmount?: true;
}

/** What a file of guests may tell, in its order. Passports, birth dates and what else is sealed is never among it. */
const COLUMNS = {
  name: { word: 'Name' },
  ...recordOf(FILE_FIELDS, (field) => ({ word: hostLabel(field) })),
  trip: { word: 'Trip' },
  cabin: { word: 'Cabin' },
  room: { word: 'Room' },
  deck: { word: 'Deck' },
  status: { word: 'Status' },
  payment: { word: 'Payment' },
  paid: { word: 'Paid', header: 'Paid (USD)', isAmount: true },
  owed: { word: 'Owed', header: 'Owed (USD)', isAmount: true },
  next: { word: 'Next payment', isUnusual: true },
  addOns: { word: 'Add-ons' },
  joined: { word: 'Booked at', isUnusual: true },
  booking: { word: 'Booking', isUnusual: true },
} as const satisfies Record<string, FileColumn>;

export type GuestFileColumn = keyof typeof COLUMNS;
export const GUEST_FILE: Record<GuestFileColumn, FileColumn> = COLUMNS;
// Object.keys tells no types.
export const GUEST_FILE_COLUMNS = Object.keys(COLUMNS) as GuestFileColumn[];
