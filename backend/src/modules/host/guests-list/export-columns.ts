import { GUEST_FILE, type GuestFileColumn } from '../../../../contracts/guest-file.js';
import type { CsvColumn } from '../../../platform/csv/csv-writer.js';
import { phoneCell } from '../phone-cell.js';
import type { HostGuestDto } from './host-guest.dto.js';

/** Empty for who has no right to the trip's money. */
const dollarsOf = (cents: number | null) => (cents === null ? null : cents / 100);
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

/** What stands in each column of a guest's line. */
const VALUES: Record<GuestFileColumn, CsvColumn<HostGuestDto>['value']> = {
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => phoneCell(phone),
  trip: ({ tripTitle }) => tripTitle,
  cabin: ({ cabinName }) => cabinName,
  room: ({ roomNumber }) => roomNumber,
  deck: ({ deckNumber }) => deckNumber,
  status: ({ status }) => STATUS_WORDS[status] ?? status,
  payment: ({ paymentStatus }) => PAYMENT_WORDS[paymentStatus] ?? paymentStatus,
  paid: ({ amountPaidCents }) => dollarsOf(amountPaidCents),
  owed: ({ remainingCents }) => dollarsOf(remainingCents),
  next: ({ nextPaymentDate }) => nextPaymentDate,
  addOns: ({ addOns }) => addOns.join('; '),
  joined: ({ joinedAt }) => joinedAt,
  booking: ({ bookingId }) => bookingId.slice(0, 8).toUpperCase(),
};

export function exportColumns(ids: readonly GuestFileColumn[]): CsvColumn<HostGuestDto>[] {
  return [...new Set(ids)].map((id) => {
    const { header, word } = GUEST_FILE[id];
    return { header: header ?? word, value: VALUES[id] };
  });
}
