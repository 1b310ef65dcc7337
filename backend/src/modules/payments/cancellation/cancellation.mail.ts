import { firstNameOf } from '../../../../contracts/person-name.js';
import { longDay } from '../../../platform/clock/long-day.js';
import type { MailText } from '../../../platform/mail/mail-templates.js';
import { quoted } from '../../../platform/mail/quoted.js';
import type { AboutBooking } from '../../bookings/buyer-mails.service.js';
import { bookingReference } from '../../bookings/guest.view.js';
import { isOnePlace, questionsLine } from '../../bookings/mail-words.js';
import { paymentsPage } from '../../bookings/payments-page.js';
import { dollars } from '../../bookings/quote/money-text.js';
import { backTo } from '../refunds/back-words.js';

/** Who ended a booking; `trip`: it ended with its trip, which was called off. */
export const CANCELLED_BY = ['guest', 'host', 'trip'] as const;
export type CancelledBy = (typeof CANCELLED_BY)[number];

/** A booking that has ended; a trip that is called off ended it with what its hosts wrote to everybody. */
type EndedBooking = Omit<AboutBooking, 'trip'> & { trip: Pick<AboutBooking['trip'], 'title' | 'startDate'> };

export interface CancellationMail extends EndedBooking {
  by: CancelledBy;
  /** In cents. */
  refundCents: number;
  keptCents: number;
  /** What of the refund goes back to who paid shares of the booking. */
  toOthersCents: number;
  /** PayPal holds a payment of it back, which may still come. */
  isMoneyPending: boolean;
}

/** To the buyer: their booking has ended, why, and what comes back. */
export function cancellationMail(about: CancellationMail): MailText {
  const { by, buyer, trip } = about;
  const isOff = by === 'trip';
  const lines = isOff ? calledOff(about) : cancelled(about);
  return {
    subject: isOff ? offSubject(about) : `Your booking for ${trip.title} is cancelled`,
    text: [`Hello ${firstNameOf(buyer.name)},`, ...lines, questionsLine(about)].join('\n\n'),
  };
}

/** To who was to travel along: why they do not. The money is between the buyer and us. */
export function companionMail(about: EndedBooking & { name: string }): MailText {
  const { name, buyer } = about;
  return {
    subject: offSubject(about),
    text: [
      `Hello ${firstNameOf(name)},`,
      whyOff(about),
      `The booking that ${buyer.name} made for you has ended with it. What was paid goes back to who paid it.`,
      SORRY,
      questionsLine(about),
    ].join('\n\n'),
  };
}

const SORRY = 'We are sorry, and would be glad to see you on another trip.';
const offSubject = ({ trip }: EndedBooking) => `${trip.title} is called off`;
const whyOff = ({ trip, booking }: EndedBooking) =>
  `${trip.title}, which was to sail on ${longDay(trip.startDate)}, does not take place. What your host writes:\n${quoted(booking.endedReason ?? '')}`;

function cancelled({ by, booking, trip, refundCents, keptCents, toOthersCents }: CancellationMail): string[] {
  return [
    `${by === 'guest' ? 'as you asked' : 'your host cancelled it'}: booking ${bookingReference(booking)} for ${trip.title} is cancelled, and its ${isOnePlace(booking) ? 'place is' : 'places are'} free again.`,
    ...(refundCents + keptCents === 0
      ? []
      : [
          toOthersCents > 0
            ? `${dollars(refundCents + keptCents)} had been paid. Of it ${backTo({ refundCents, toOthersCents })}, and ${dollars(keptCents)} stay with the trip.`
            : `You had paid ${dollars(refundCents + keptCents)}. ${dollars(refundCents)} of it come back to you, ${dollars(keptCents)} stay with the trip.`,
        ]),
    'Nothing more is owed. We would be glad to see you on another trip.',
  ];
}

function calledOff(about: CancellationMail): string[] {
  const { booking, siteUrl, refundCents } = about;
  return [
    whyOff(about),
    `Booking ${bookingReference(booking)} has ended with it. ${moneyOf(about)}`,
    ...(refundCents > 0 ? [`You see here how far it is:\n${paymentsPage(siteUrl, booking)}`] : []),
    SORRY,
  ];
}

function moneyOf({ booking, refundCents, toOthersCents, isMoneyPending }: CancellationMail): string {
  const paid =
    toOthersCents > 0
      ? `All that was paid goes back: ${backTo({ refundCents, toOthersCents })},`
      : `All that you paid, ${dollars(refundCents)}, comes back to you`;
  if (refundCents > 0 && booking.disputed)
    return `${toOthersCents > 0 ? paid : `${paid},`} once PayPal has decided about the payment that is disputed.`;
  const back =
    refundCents > 0
      ? `${paid} the way ${toOthersCents > 0 ? 'it was paid' : 'you paid it'}.`
      : 'Nothing more is owed.';
  return isMoneyPending
    ? `${back} The payment that PayPal still holds back goes back too, should it come.`
    : back;
}
