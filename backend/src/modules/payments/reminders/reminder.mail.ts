import { firstNameOf } from '../../../../contracts/person-name.js';
import { longDay } from '../../../platform/clock/long-day.js';
import type { MailText } from '../../../platform/mail/mail-templates.js';
import type { Guest } from '../../bookings/guest.entity.js';
import { bookingReference } from '../../bookings/guest.view.js';
import { dollars } from '../../bookings/quote/money-text.js';
import type { SaleableTrip } from '../../trips/trips.service.js';
import type { OpenBooking } from './open-bookings.js';
import { dueWords, type OpenPart } from './reminder.rules.js';

export interface ToldBooking {
  open: OpenBooking;
  trip: SaleableTrip;
  buyer: Guest;
  /** In the trip's zone. */
  today: string;
}

/** One mail about everything of a person that falls due. The link is the booking's own: it opens its payment page. */
export function reminderMail(
  told: readonly ToldBooking[],
  { siteUrl, contactEmail }: { siteUrl: string; contactEmail: string },
): MailText {
  const [first] = told;
  const lines = told.flatMap(({ open, trip, buyer, today }) => [
    `${trip.title}, booking ${bookingReference(open)}: ${dollars(open.owedCents)} of it are still to be paid.`,
    open.parts.map((part) => partLine(part, today, open.isHeld)).join('\n'),
    `Pay here:\n${siteUrl}/template/payment/${buyer.publicId}`,
  ]);
  return {
    subject: `A payment for ${first?.trip.title ?? 'your trip'} falls due`,
    text: [
      `Hello ${firstNameOf(first?.buyer.name ?? '')},`,
      ...lines,
      `If you have just paid, you need not do anything. Questions? Answer this mail, or write to ${contactEmail}.`,
    ].join('\n\n'),
  };
}

function partLine({ dueOn, missingCents }: OpenPart, today: string, isHeld: boolean): string {
  if (isHeld && dueOn <= today) return `- ${dollars(missingCents)} is due now: it confirms the booking`;
  return `- ${dollars(missingCents)} ${dueWords(dueOn, today)} (${longDay(dueOn)})`;
}
