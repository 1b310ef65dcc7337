import type { CsvColumn } from '../../../platform/csv/csv-writer.js';
import type { HostGuestDto } from './host-guest.dto.js';

/** Empty for who has no right to the trip's money. */
const dollarsOf = (cents: number | null) => (cents === null ? null : cents / 100);
/**
 * A number with its country in brackets: a spreadsheet takes what begins with + for a formula, and a mark before it would
 * stand in the number that is dialled.
 */
const phoneOf = (phone: string | null) => phone?.replace(/^(\+\d+)((?: \d+)*)$/, '($1)$2') ?? null;
const STATUS_WORDS: Record<string, string> = {
  confirmed: 'Confirmed',
  pending_payment: 'Pending payment',
  cancelled: 'Cancelled',
  waitlist: 'Waitlist',
};
const PAYMENT_WORDS: Record<string, string> = {
  paid: 'Paid',
  partial: 'Partly paid',
  unpaid: 'Unpaid',
  refunded: 'Refunded',
};

/** What a file of guests may tell. Passports, birth dates and what else is sealed is never among it. */
const COLUMNS = {
  name: { header: 'Name', value: ({ name }) => name },
  email: { header: 'Email', value: ({ email }) => email },
  phone: { header: 'Phone', value: ({ phone }) => phoneOf(phone) },
  trip: { header: 'Trip', value: ({ tripTitle }) => tripTitle },
  cabin: { header: 'Cabin', value: ({ cabinType }) => cabinType },
  room: { header: 'Room', value: ({ roomNumber }) => roomNumber },
  deck: { header: 'Deck', value: ({ deckNumber }) => deckNumber },
  status: { header: 'Status', value: ({ status }) => STATUS_WORDS[status] ?? status },
  payment: { header: 'Payment', value: ({ paymentStatus }) => PAYMENT_WORDS[paymentStatus] ?? paymentStatus },
  paid: { header: 'Paid (USD)', value: ({ amountPaidCents }) => dollarsOf(amountPaidCents) },
  owed: { header: 'Owed (USD)', value: ({ remainingCents }) => dollarsOf(remainingCents) },
  next: { header: 'Next payment', value: ({ nextPaymentDate }) => nextPaymentDate },
  addOns: { header: 'Add-ons', value: ({ addOns }) => addOns.join('; ') },
  joined: { header: 'Booked at', value: ({ joinedAt }) => joinedAt },
  booking: { header: 'Booking', value: ({ bookingId }) => bookingId.slice(0, 8).toUpperCase() },
} satisfies Record<string, CsvColumn<HostGuestDto>>;

export type ExportColumnId = keyof typeof COLUMNS;
export const EXPORT_COLUMN_IDS = Object.keys(COLUMNS) as ExportColumnId[];

export function exportColumns(ids: readonly ExportColumnId[]): CsvColumn<HostGuestDto>[] {
  return [...new Set(ids)].map((id) => COLUMNS[id]);
}
