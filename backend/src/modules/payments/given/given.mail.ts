import type { MailText } from '../../../platform/mail/mail-templates.js';
import type { AboutBooking } from '../../guests/buyer-mails.service.js';
import { bookingReference } from '../../guests/guest.view.js';
import { dollars } from '../../guests/money-text.js';
import type { Credit } from '../credits/credit.entity.js';
import type { Means } from '../manual/means.js';
import type { Payment } from '../payment.entity.js';

/** What every mail about money that a host has entered speaks of. */
export type GivenMail = Omit<AboutBooking, 'trip'> & { trip: Pick<AboutBooking['trip'], 'title'> };

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
  const on = receivedOn ? ` on ${receivedOn}` : '';
  return {
    subject: `We have your payment of ${amount}`,
    text: written(about, [
      `your host has received ${amount} ${BY[means ?? 'other']}${on} for ${bookingOf(about)}.`,
      ...leftOf(about),
      `Your receipt:\n${about.siteUrl}/guest/payment`,
    ]),
  };
}

/** A credit that a host has granted: it waits until somebody uses it. */
export function creditMail({ amountCents, reason, expiresOn }: Credit, about: GivenMail): MailText {
  const amount = dollars(amountCents);
  return {
    subject: `You have a credit of ${amount}`,
    text: written(about, [
      `your host has granted you a credit of ${amount} for ${bookingOf(about)}. The reason: ${reason}`,
      `It pays what is still owed, whenever you choose${expiresOn ? `, until ${expiresOn}` : ''}:\n${about.siteUrl}/guest/payment`,
    ]),
  };
}

function written({ buyer, contactEmail }: GivenMail, lines: readonly string[]): string {
  const [firstName = ''] = buyer.name.split(' ');
  const end = `Is something wrong with it? Answer this mail, or write to ${contactEmail}.`;
  return [`Hello ${firstName},`, ...lines, end].join('\n\n');
}

const bookingOf = ({ booking, trip }: GivenMail) => `booking ${bookingReference(booking)}, ${trip.title}`;

function leftOf({ buyer }: GivenMail): string[] {
  const owed = buyer.remainingAmountCents ?? 0;
  if (owed <= 0) return ['Your booking is paid in full.'];
  const next = buyer.nextPaymentDate ? `, the next part by ${buyer.nextPaymentDate}` : '';
  return [`${dollars(owed)} of it are still to be paid${next}.`];
}
