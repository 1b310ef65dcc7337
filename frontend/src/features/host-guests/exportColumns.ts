import type { ExportColumn } from '../../api/host/hostGuests';

interface FileColumn {
  id: ExportColumn;
  word: string;
  isUsual: boolean;
}

const AMOUNTS: readonly ExportColumn[] = ['paid', 'owed'];

/** What a file may tell, in its order, and whether it does unless told otherwise. Amounts are for who may know them. */
export const exportColumns = (hasAmounts: boolean): readonly FileColumn[] =>
  COLUMNS.filter(({ id }) => hasAmounts || !AMOUNTS.includes(id));

const COLUMNS: readonly FileColumn[] = [
  { id: 'name', word: 'Name', isUsual: true },
  { id: 'email', word: 'Email', isUsual: true },
  { id: 'phone', word: 'Phone', isUsual: true },
  { id: 'trip', word: 'Trip', isUsual: true },
  { id: 'cabin', word: 'Cabin', isUsual: true },
  { id: 'room', word: 'Room', isUsual: true },
  { id: 'deck', word: 'Deck', isUsual: true },
  { id: 'status', word: 'Status', isUsual: true },
  { id: 'payment', word: 'Payment', isUsual: true },
  { id: 'paid', word: 'Paid', isUsual: true },
  { id: 'owed', word: 'Owed', isUsual: true },
  { id: 'next', word: 'Next payment', isUsual: false },
  { id: 'addOns', word: 'Add-ons', isUsual: true },
  { id: 'joined', word: 'Booked at', isUsual: false },
  { id: 'booking', word: 'Booking', isUsual: false },
];
