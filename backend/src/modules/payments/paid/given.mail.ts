import { firstNameOf } from '../../../../contracts/person-name.js';
import { longDay } from '../../../platform/clock/long-day.js';
import type { MailText } from '../../../platform/mail/mail-templates.js';
import { quoted } from '../../../platform/mail/quoted.js';
import type { AboutBooking } from '../../bookings/buyer-mails.service.js';
import { isConfirmed } from '../../bookings/booking.rules.js';
import { bookingReference } from '../../bookings/guest.view.js';
import { organiserFoot } from '../../bookings/mail-words.js';
import { paymentsPage } from '../../bookings/payments-page.js';
import { dollars } from '../../bookings/quote/money-text.js';
import type { Credit } from '../credits/credit.entity.js';
import type { Means } from '../payment/means.js';
import type { Payment } from '../payment/payment.entity.js';

/** What every mail about money that has come, or that a host has given, speaks of. */
export type GivenMail = Omit<AboutBooking, 'trip'> & {
  trip: Pick<AboutBooking['trip'], 'id' | 'title' | 'config'>;
};

const BY: Record<Means, string> = {
  cash: 'in cash',
  bank: 'by bank transfer',
  check: 'by check',
  other: 'to your host',
};

/** A payment that a host has recorded. The host's own note stays with the hosts. */
export function recordedPaymentMail(payment: Payment, about: GivenMail): MailText {
  const { amountCents, means, receivedOn } = payment;
  const amount = dollars(amountCents);
  const on = receivedOn ? ` on ${longDay(receivedOn)}` : '';
  return {
    subject: `We have your payment of ${amount}`,
    text: written(about, [
      `your host has received ${amount} ${BY[means ?? 'other']}${on} for ${bookingOf(about)}.`,
      ...leftOf(about),
      `Your receipt:\n${paymentsPage(about.siteUrl, about.booking)}`,
    ]),
  };
}

/** A record of a payment that was wrong: it counts no more. */
export function correctedPaymentMail(payment: Payment, about: GivenMail): MailText {
  const { amountCents, means, receivedOn } = payment;
  const amount = dollars(amountCents);
  const on = receivedOn ? ` on ${longDay(receivedOn)}` : '';
  return {
    subject: `A payment of ${amount} was recorded by mistake`,
    text: written(about, [
      `your host had recorded a payment of ${amount} ${BY[means ?? 'other']}${on} for ${bookingOf(about)}. That was a mistake, and it does not count any more.`,
      ...(isConfirmed(about.booking.status) ? leftOf(about) : []),
      `All your payments:\n${paymentsPage(about.siteUrl, about.booking)}`,
    ]),
  };
}

/** A credit that a host has granted: it waits until somebody uses it. */
export function creditMail({ amountCents, reason, expiresOn }: Credit, about: GivenMail): MailText {
  const amount = dollars(amountCents);
  return {
    subject: `You have a credit of ${amount}`,
    text: written(about, [
      `your host has granted you a credit of ${amount} for ${bookingOf(about)}. The reason:\n${quoted(reason)}`,
      `It pays what is still owed, whenever you choose${expiresOn ? `, until ${longDay(expiresOn)}` : ''}:\n${paymentsPage(about.siteUrl, about.booking)}`,
    ]),
  };
}

/**
 * A payment after the first one, which the mail with the login tells of: what came, what is left, what it opened.
 * @param payer whom the buyer had asked for it; null where it is their own
 */
export function receivedPaymentMail(
  { amountCents }: Payment,
  about: GivenMail,
  payer: string | null = null,
): MailText {
  const amount = dollars(amountCents);
  return {
    subject: payer === null ? `We have your payment of ${amount}` : `A share of ${amount} is paid`,
    text: written(about, [
      payer === null
        ? `thank you: your payment of ${amount} by PayPal has arrived, for ${bookingOf(about)}.`
        : `the share of ${amount} that you asked ${payer} to pay has been paid by PayPal, for ${bookingOf(about)}.`,
      ...leftOf(about),
      ...(about.buyer.accessGranted ? [openPages(about)] : []),
      `Your receipt:\n${paymentsPage(about.siteUrl, about.booking)}`,
    ]),
  };
}

/** To somebody who travels with who booked: what is open to them now, and no word of money. */
export function openedMail(name: string, about: GivenMail): MailText {
  const { trip, contactEmail } = about;
  return {
    subject: `The group chat of ${trip.title} is open to you`,
    text: [
      `Hello ${firstNameOf(name)},`,
      `everything is settled for ${bookingOf(about)}.`,
      openPages(about),
      `You sign in as before. Questions? Answer this mail, or write to ${contactEmail}.`,
    ].join('\n\n'),
  };
}

// By the trip: who travels on two would read the other one's.
const openPages = ({ siteUrl, trip }: GivenMail) =>
  `The group chat, the guest list and the guides are open to you:\n${siteUrl}/template/chat?trip=${trip.id}`;

function written({ buyer, trip, contactEmail }: GivenMail, lines: readonly string[]): string {
  const end = `Is something wrong with it? Answer this mail, or write to ${contactEmail}.`;
  return [`Hello ${firstNameOf(buyer.name)},`, ...lines, end, ...organiserFoot(trip)].join('\n\n');
}

const bookingOf = ({ booking, trip }: GivenMail) => `booking ${bookingReference(booking)}, ${trip.title}`;

/** What is still to be paid of the booking, and by when the next part is. */
export function leftOf({ buyer }: Pick<GivenMail, 'buyer'>): string[] {
  const owed = buyer.remainingAmountCents ?? 0;
  if (owed <= 0) return ['Your booking is paid in full.'];
  const next = buyer.nextPaymentDate ? `, the next part by ${longDay(buyer.nextPaymentDate)}` : '';
  return [`${dollars(owed)} of it are still to be paid${next}.`];
}
