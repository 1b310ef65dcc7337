import { z } from 'zod';
import { plainLine } from '../../../../contracts/plain-line.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { amountCents, amountText, dollars } from '../../bookings/quote/money-text.js';

const named = z.union([
  z.object({ firstName: z.string(), lastName: z.string() }).transform((g) => `${g.firstName} ${g.lastName}`),
  z.object({ name: z.string() }).transform((g) => g.name),
]);
const guestList = z.array(named).min(1).max(2);

interface CaptureRequest {
  cabinType: string;
  guests: string;
  totalAmount: string;
}

export interface BookedFacts {
  booking: { cabinType: string; totalCents: number; payableCents: number };
  cabinName: string;
  /** The lists of names that mean this booking's travellers. */
  parties: string[][];
  dueCents: number;
  /** What this browser's page is told today: price and cabin may have changed since the buyer approved. */
  shown: { cabinType: string; dueCents: number } | null;
}

/**
 * What the page sends with the capture must be the booking that is paid, before PayPal is asked for anything. What was
 * approved is what we asked for: a page that shows a newer price of ours, or another cabin because the trip has stopped
 * selling this one, does not stand in its way.
 * Throws `request.invalid` for guests that cannot be read, `payment.mismatch` and `quote.price_changed` for another booking.
 */
export function assertSameBooking(request: CaptureRequest, booked: BookedFacts): void {
  const guests = guestList.safeParse(jsonOrNull(request.guests));
  if (!guests.success)
    throw new DomainError(
      'request.invalid',
      {},
      { guests: 'Send the travellers as a JSON list with their names' },
    );
  const cabin = request.cabinType.trim().toLowerCase();
  const cabins = [booked.booking.cabinType, booked.cabinName.toLowerCase(), booked.shown?.cabinType];
  const sent = asOne(guests.data);
  const sameGuests = booked.parties.some((names) => asOne(names) === sent);
  if (!cabins.includes(cabin) || !sameGuests) throw new DomainError('payment.mismatch');
  const { payableCents, totalCents } = booked.booking;
  assertSameAmount(request, booked.dueCents, [payableCents, totalCents, booked.shown?.dueCents]);
}

/** Throws `quote.price_changed` for an amount that is neither what is due nor another that may have been shown. */
export function assertSameAmount(
  { totalAmount }: Pick<CaptureRequest, 'totalAmount'>,
  dueCents: number,
  others: readonly (number | undefined)[],
): void {
  if ([dueCents, ...others].includes(centsOf(totalAmount) ?? -1)) return;
  throw new DomainError('quote.price_changed', { due: dollars(dueCents), amount: amountText(dueCents) });
}

const asOne = (names: string[]) => names.map(normal).join('|');
const normal = (name: string) => plainLine(name).toLowerCase();

/** Dollars as a page writes them: "692" or "692.00". */
function centsOf(text: string): number | null {
  return amountCents(/^\d+$/.test(text) ? `${text}.00` : /^\d+\.\d$/.test(text) ? `${text}0` : text);
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The list check that follows refuses it with a sentence.
    return null;
  }
}
