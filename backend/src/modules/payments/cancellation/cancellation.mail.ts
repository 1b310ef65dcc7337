import { firstNameOf } from '../../../../contracts/person-name.js';
import { longDay } from '../../../platform/clock/long-day.js';
import type { MailText } from '../../../platform/mail/mail-templates.js';
import { quoted } from '../../../platform/mail/quoted.js';
import { dollars } from '../../bookings/quote/money-text.js';

/** Who ended a booking; `trip`: it ended with its trip, which was called off. */
export const CANCELLED_BY = ['guest', 'host', 'trip'] as const;
export type CancelledBy = (typeof CANCELLED_BY)[number];

export interface CancellationMail {
  by: CancelledBy;
  buyerName: string;
  reference: string;
  trip: { title: string; startDate: string };
  /** What hosts wrote to everybody who has booked; of a trip that is called off. */
  reason: string;
  /** In cents. */
  refundCents: number;
  keptCents: number;
  /** A payment of it is disputed at PayPal, whose word comes first. */
  isDisputed: boolean;
  /** PayPal holds a payment of it back, which may still come. */
  isMoneyPending: boolean;
}

/** To the buyer: their booking has ended, why, and what comes back. */
export function cancellationMail(about: CancellationMail): MailText {
  const { by, buyerName, trip } = about;
  const isOff = by === 'trip';
  const hello = `Hello ${firstNameOf(buyerName)},`;
  return {
    subject: isOff ? `${trip.title} is called off` : `Your booking for ${trip.title} is cancelled`,
    text: [hello, ...(isOff ? calledOff(about) : cancelled(about))].join('\n\n'),
  };
}

function cancelled({ by, reference, trip, refundCents, keptCents }: CancellationMail): string[] {
  return [
    `${by === 'guest' ? 'as you asked' : 'your host cancelled it'}: booking ${reference} for ${trip.title} is cancelled, and its places are free again.`,
    ...(refundCents + keptCents === 0
      ? []
      : [
          `You had paid ${dollars(refundCents + keptCents)}. ${dollars(refundCents)} of it come back to you, ${dollars(keptCents)} stay with the trip.`,
        ]),
    'Nothing more is owed. We would be glad to see you on another trip.',
  ];
}

function calledOff(about: CancellationMail): string[] {
  const { reference, trip, reason } = about;
  return [
    `${trip.title}, which was to sail on ${longDay(trip.startDate)}, does not take place. What your host writes:\n${quoted(reason)}`,
    `Booking ${reference} has ended with it. ${moneyOf(about)}`,
    'We are sorry, and would be glad to see you on another trip.',
  ];
}

function moneyOf({ refundCents, isDisputed, isMoneyPending }: CancellationMail): string {
  const paid = `All that you paid, ${dollars(refundCents)}, comes back to you`;
  if (refundCents > 0 && isDisputed)
    return `${paid}, once PayPal has decided about the payment that is disputed.`;
  const back = refundCents > 0 ? `${paid} the way you paid it.` : 'Nothing more is owed.';
  return isMoneyPending
    ? `${back} The payment that PayPal still holds back goes back too, should it come.`
    : back;
}
