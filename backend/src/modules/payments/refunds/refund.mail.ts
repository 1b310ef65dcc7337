import { firstNameOf } from '../../../../contracts/person-name.js';
import { longDay } from '../../../platform/clock/long-day.js';
import type { MailText } from '../../../platform/mail/mail-templates.js';
import { quoted } from '../../../platform/mail/quoted.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { isConfirmed } from '../../bookings/booking.rules.js';
import type { Guest } from '../../bookings/guest.entity.js';
import { bookingReference } from '../../bookings/guest.view.js';
import { dollars } from '../../bookings/quote/money-text.js';
import type { Means } from '../payment/means.js';
import type { Payment } from '../payment/payment.entity.js';
import type { Refund } from './refund.entity.js';

export const REFUND_STAGES = ['requested', 'completed', 'given', 'failed'] as const;
export type RefundStage = (typeof REFUND_STAGES)[number];

/** How money moved that PayPal did not move. */
export const GIVEN_BY: Record<Means, string> = {
  cash: 'in cash',
  bank: 'by bank transfer',
  check: 'by check',
  other: 'another way',
};

export interface RefundMail {
  stage: RefundStage;
  refund: Refund;
  payment: Payment;
  booking: Booking;
  buyer: Guest;
  tripTitle: string;
  /** Whom the buyer had asked to pay what goes back; null where it was their own. */
  payer: string | null;
}

/** What the buyer reads about money on its way back. */
export function refundMail(mail: RefundMail): MailText {
  const { refund, payment, booking, buyer, tripTitle } = mail;
  const told = payment.method === 'manual' ? byHand(mail) : byProvider(mail);
  const about = `It is about booking ${bookingReference(booking)}, ${tripTitle}.`;
  const reason = refund.source === 'paypal' ? [] : [`The reason:\n${quoted(refund.reason)}`];
  return {
    subject: told.subject,
    text: [`Hello ${firstNameOf(buyer.name)},`, ...told.lines, about, ...reason].join('\n\n'),
  };
}

interface Told {
  subject: string;
  lines: string[];
}

function byProvider({ stage, refund, booking, buyer, payer }: RefundMail): Told {
  const amount = dollars(refund.amountCents);
  // It goes back the way it came.
  const whom = payer === null ? 'you' : `who paid the share of ${payer}`;
  const whose = payer === null ? 'Your refund' : 'The refund';
  return {
    requested: {
      subject: `${whose} of ${amount} is on its way`,
      lines: [
        `we have asked PayPal to return ${amount} to ${whom}. We write again as soon as it has gone through.`,
      ],
    },
    completed: {
      subject: `${whose} of ${amount} has been made`,
      lines: [
        `${amount} went back to ${whom} by PayPal. Depending on the bank it can take some days to show.`,
        ...owedAgain(booking, buyer, refund),
      ],
    },
    given: {
      subject: `${whose} of ${amount} has been made`,
      lines: [
        `PayPal could not return ${amount} to ${whom}. Your host has given it back ${how(refund)}.`,
        ...owedAgain(booking, buyer, refund),
        payer === null ? NOT_REACHED : 'Has it not reached them? Answer this mail.',
      ],
    },
    failed: {
      subject: `${whose} of ${amount} did not go through`,
      lines: [
        `PayPal could not return ${amount} to ${whom}. Nothing is lost: your host has been told and finds another way.`,
      ],
    },
  }[stage];
}

/** What did not come through PayPal does not go back through it: the host gives it, and says when. */
function byHand({ stage, refund, payment, booking, buyer }: RefundMail): Told {
  const amount = dollars(refund.amountCents);
  if (stage !== 'requested')
    return {
      subject: `Your refund of ${amount} has been made`,
      lines: [
        `your host has given ${amount} back to you ${how(refund)}.`,
        ...owedAgain(booking, buyer, refund),
        NOT_REACHED,
      ],
    };
  return {
    subject: `Your host gives ${amount} back to you`,
    lines: [
      `${amount} go back to you. You paid it ${GIVEN_BY[payment.means ?? 'other']}, so your host gives it back, not PayPal. We write again as soon as your host says that it is done.`,
    ],
  };
}

const NOT_REACHED = 'Has it not reached you? Answer this mail.';

const how = ({ givenMeans, givenOn }: Refund) =>
  `${GIVEN_BY[givenMeans ?? 'other']}${givenOn ? ` on ${longDay(givenOn)}` : ''}`;

function owedAgain(booking: Booking, buyer: Guest, { effect }: Refund): string[] {
  const owed = buyer.remainingAmountCents ?? 0;
  if (effect !== 'owed_again' || owed <= 0 || !isConfirmed(booking.status)) return [];
  return [`Your booking stands. ${dollars(owed)} of it are still to be paid.`];
}
