import { firstNameOf } from '../../../../contracts/person-name.js';
import { dayAndHour } from '../../../platform/clock/day-and-hour.js';
import { longDay } from '../../../platform/clock/long-day.js';
import type { MailText } from '../../../platform/mail/mail-templates.js';
import type { User } from '../../auth/user.entity.js';
import type { Booking } from '../../bookings/booking.entity.js';
import type { Guest } from '../../bookings/guest.entity.js';
import { bookingReference } from '../../bookings/guest.view.js';
import { cabinWords, organiserFoot } from '../../bookings/mail-words.js';
import { paymentsPage } from '../../bookings/payments-page.js';
import { dollars } from '../../bookings/quote/money-text.js';
import type { SaleableTrip } from '../../trips/trips.service.js';

export interface CredentialsMail {
  guest: Guest;
  buyer: Guest;
  booking: Booking;
  account: {
    user: User;
    /** False where somebody made an account with the address and has not shown that they read its mail. */
    isProven: boolean;
    /** False where they booked while signed in to an account with another address: nothing of that one stands here. */
    isOwnAddress: boolean;
    /** For a link that sets the password; null when the account has one already. */
    token: string | null;
  };
  /** Who of the booking gave the same address, and so has no login of their own. */
  sharing: readonly string[];
  trip: SaleableTrip;
  siteUrl: string;
  /** Where questions go. */
  contactEmail: string;
}

/** The mail after payment. It carries a one-time link, never a password; the token stands behind `#`, out of every log. */
export function credentialsMail({
  guest,
  buyer,
  booking,
  account,
  sharing,
  trip,
  siteUrl,
  contactEmail,
}: CredentialsMail): MailText {
  const lines = [
    `Hello ${account.isProven && account.isOwnAddress ? account.user.firstName : firstNameOf(guest.name)},`,
    `you are on board: ${trip.title} to ${trip.destination}, departing ${dayAndHour(trip)}.`,
    `Booking ${bookingReference(booking)}: ${cabinWords({ booking, trip })}.`,
    ...money(guest, buyer, paymentsPage(siteUrl, booking)),
    ...login(account, siteUrl),
    ...sharing.map(
      (name) =>
        `${name} gave the same address. Each adult signs the waiver with a login of their own: answer this mail with an address of ${firstNameOf(name)}'s, and it comes there.`,
    ),
    guest.accessGranted
      ? `Then meet your group in the chat:\n${siteUrl}/template/chat?trip=${trip.id}`
      : 'The group chat and the guides open as soon as the booking is paid in full.',
    `Questions? Answer this mail, or write to ${contactEmail} and name your booking.`,
    'See you on deck!',
    ...organiserFoot(trip),
  ];
  return { subject: `Welcome aboard: your login for ${trip.title}`, text: lines.join('\n\n') };
}

function login(
  { user, isProven, isOwnAddress, token }: CredentialsMail['account'],
  siteUrl: string,
): string[] {
  if (!isOwnAddress)
    return [
      `You were signed in when you booked, so the booking is in that account. Log in there as before:\n${siteUrl}/login`,
    ];
  return [
    token
      ? `Choose your password with this link. It works once, within 14 days:\n${siteUrl}/set-password#token=${token}`
      : `Log in with your account as before:\n${siteUrl}/login`,
    isProven
      ? `Your username is ${user.username}; your email works as well.`
      : 'An account with your address was there already, and whoever made it has not shown that the address is theirs. The link makes it yours: it ends every session, and a password that somebody chose for it is gone. Log in with your email.',
  ];
}

/** Only the buyer reads what was paid. */
function money(guest: Guest, buyer: Guest, page: string): string[] {
  if (guest.id !== buyer.id) return [];
  const paid = `Paid so far: ${dollars(buyer.amountPaidCents)}.`;
  const owed = buyer.remainingAmountCents ?? 0;
  if (owed <= 0) return [paid];
  const { nextPaymentDate } = buyer;
  const next = nextPaymentDate ? longDay(nextPaymentDate) : 'departure';
  return [`${paid} Still due: ${dollars(owed)}, next part by ${next}. Pay it here:\n${page}`];
}
