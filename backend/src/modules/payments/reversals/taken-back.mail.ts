import { firstNameOf } from '../../../../contracts/person-name.js';
import type { MailText } from '../../../platform/mail/mail-templates.js';
import type { AboutBooking } from '../../bookings/buyer-mails.service.js';
import { isConfirmed } from '../../bookings/booking.rules.js';
import { bookingReference } from '../../bookings/guest.view.js';
import { paymentsPage } from '../../bookings/payments-page.js';
import { dollars } from '../../bookings/quote/money-text.js';
import { leftOf } from '../paid/given.mail.js';
import type { Payment } from '../payment/payment.entity.js';

/** `asked`: who paid disputes it at PayPal; `taken`: it was taken back; `settled`: PayPal has left it with us, or given it back. */
export const TAKEN_BACK_STAGES = ['asked', 'taken', 'settled'] as const;
export type TakenBackStage = (typeof TAKEN_BACK_STAGES)[number];

interface TakenBackMail extends Omit<AboutBooking, 'trip'> {
  stage: TakenBackStage;
  payment: Pick<Payment, 'amountCents' | 'reversedCents'>;
  /** Whom the buyer had asked for it. */
  payer: string;
  trip: Pick<AboutBooking['trip'], 'title'>;
}

/**
 * To the buyer, whose doors close for what somebody else has done: that it is no payment of theirs. Null where it is over by now,
 * or the booking has ended.
 */
export function takenBackMail(mail: TakenBackMail): MailText | null {
  const { stage, booking, buyer, contactEmail } = mail;
  if (!isConfirmed(booking.status) || !isStill(mail)) return null;
  const { subject, lines } = TOLD[stage](mail);
  const end = `Questions? Answer this mail, or write to ${contactEmail}.`;
  return { subject, text: [`Hello ${firstNameOf(buyer.name)},`, ...lines, end].join('\n\n') };
}

const isStill = ({ stage, booking, payment }: TakenBackMail) =>
  stage === 'taken' ? payment.reversedCents > 0 : booking.disputed === (stage === 'asked');

const TOLD: Record<TakenBackStage, (mail: TakenBackMail) => { subject: string; lines: string[] }> = {
  asked: (mail) => ({
    subject: `A share of ${dollars(mail.payment.amountCents)} is asked back`,
    lines: [
      `who paid ${shareWords(mail)} asks PayPal for the money back. ${NOT_YOURS}`,
      ...closedUntil(mail, 'PayPal has decided'),
      'You need not pay anything for it now. Who asks for it can end that at PayPal.',
    ],
  }),
  taken: (mail) => ({
    subject: `${dollars(mail.payment.reversedCents)} of a share were taken back`,
    lines: [
      `PayPal, or the bank of who paid it, has taken back ${dollars(mail.payment.reversedCents)} of ${shareWords(mail)}. ${NOT_YOURS}`,
      `Your booking stands. ${leftOf(mail).join(' ')}`,
      ...closedUntil(mail, 'that is settled'),
      ...((mail.buyer.remainingAmountCents ?? 0) > 0
        ? [`You can pay it yourself, or ask for another share:\n${paymentsPage(mail.siteUrl, mail.booking)}`]
        : []),
    ],
  }),
  settled: (mail) => ({
    subject: `A share of ${dollars(mail.payment.amountCents)} is not asked back any more`,
    lines: [
      `PayPal has decided about ${shareWords(mail)}: its money is here.`,
      leftOf(mail).join(' '),
      ...(mail.buyer.accessGranted
        ? ['The group chat, the guest list and the guides are open to you again.']
        : []),
    ],
  }),
};

const NOT_YOURS = 'It is no payment of yours, and your host has been told.';

const shareWords = ({ payment, payer, booking, trip }: TakenBackMail) =>
  `the share of ${dollars(payment.amountCents)} that you asked ${payer} to pay, for booking ${bookingReference(booking)}, ${trip.title}`;

const closedUntil = ({ buyer }: TakenBackMail, end: string) =>
  buyer.accessGranted ? [] : [`Until ${end}, the group chat, the guest list and the guides are closed.`];
