import { firstNameOf } from '../../../../contracts/person-name.js';
import type { MailText } from '../../../platform/mail/mail-templates.js';
import type { AboutBooking } from '../../bookings/buyer-mails.service.js';
import { isConfirmed } from '../../bookings/booking.rules.js';
import { bookingReference } from '../../bookings/guest.view.js';
import { isOnePlace } from '../../bookings/mail-words.js';
import { dollars } from '../../bookings/quote/money-text.js';
import type { Payment } from '../payment/payment.entity.js';
import { ENDED_BY_HOST, RECEIVED } from '../payment/payment.rules.js';

/** Who pays by a link hears nothing from us: the buyer passes it on. */
const OF_SHARE =
  'Your booking stands. What is left of it can be paid by their link, as long as that is open, or by you:';

export type NotTakenMail = Omit<AboutBooking, 'trip'> & { trip: Pick<AboutBooking['trip'], 'title'> };

/**
 * To who had left PayPal believing that they had paid, or to the buyer who had asked them. Null where it came after all, or
 * nobody waits for it any more.
 * @param payer whom the buyer had asked for it; null where it is their own
 */
export function notTakenMail(
  { amountCents, lastIssue, status }: Pick<Payment, 'amountCents' | 'lastIssue' | 'status'>,
  { booking, buyer, trip, siteUrl, contactEmail }: NotTakenMail,
  payer: string | null = null,
): MailText | null {
  const stands = isConfirmed(booking.status);
  const isSettled = stands && (buyer.remainingAmountCents ?? 0) <= 0;
  if (RECEIVED.includes(status) || booking.status === 'cancelled' || isSettled) return null;
  const amount = dollars(amountCents);
  const whose =
    payer === null ? `your payment of ${amount}` : `the share of ${amount} that you asked ${payer} to pay,`;
  const what = `${whose} for booking ${bookingReference(booking)}, ${trip.title}`;
  const told =
    lastIssue === ENDED_BY_HOST
      ? `PayPal still holds back ${what}, and your host waits for it no longer. Should it come after all, it counts, and what is too much goes back ${payer === null ? 'to you' : 'to who paid it'}.`
      : `${what} did not go through. Nothing was charged.`;
  const again = stands
    ? 'Your booking stands, and this is still to be paid. You can pay again, another way if you like:'
    : `${isOnePlace(booking) ? 'Your place is not yours until it is paid. As long as there is one' : 'Your places are not yours until they are paid. As long as there are some'}, you can pay again, another way if you like:`;
  return {
    subject: `${payer === null ? 'Your payment' : 'A share'} of ${amount} did not go through`,
    text: [
      `Hello ${firstNameOf(buyer.name)},`,
      told,
      `${payer === null ? again : OF_SHARE}\n${siteUrl}/template/payment/${buyer.publicId}`,
      `Is something wrong with it? Answer this mail, or write to ${contactEmail}.`,
    ].join('\n\n'),
  };
}
