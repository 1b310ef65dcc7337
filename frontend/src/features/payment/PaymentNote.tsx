import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { FormButton } from '../../ui/FormButton';
import styles from './PaymentNote.module.css';
import type { PaymentState } from './payment.rules';
import { CANCELLED } from './stops';

interface Props {
  state: PaymentState;
  /** Where people write when a payment needs a person. */
  contact: ReactNode;
  /** Another try; without one there is nothing left to try. */
  onRetry?: () => void;
  /** The way on for a refusal that another try would only repeat, by its code. */
  wayOn?: (code: string) => ReactNode;
  /** What is said to somebody who gets no mail from us, and has entered nothing. */
  words?: PaymentWords;
}

interface PaymentWords {
  /** While PayPal takes long: where the outcome is read. */
  slow: string;
  /** To who has left PayPal. */
  left: string;
  /** In place of the server's sentence, by the code of its refusal. */
  refused?: Readonly<Record<string, string>>;
}

const TO_BUYER: PaymentWords = {
  slow: 'PayPal takes longer than usual. We are confirming your payment, and it is safe to leave: the confirmation comes by mail.',
  left: CANCELLED.sentence,
};

/** Refusals that another try would only repeat. */
const FINAL: readonly string[] = [
  'trip.sold_out',
  'trip.cabin_sold_out',
  'trip.cabin_not_sold',
  'booking.offer_lapsed',
  'booking.price_changed',
  'trip.departed',
  'trip.called_off',
  'payment.already_paid',
  'payment.unheard',
  'payment.plan_fixed',
  'payment.booking_cancelled',
  'share.paid',
  'share.returned',
  'share.withdrawn',
  'share.ended',
  'share.not_yet',
  'share.not_found',
  'draft.missing',
  'draft.changed',
  'draft.traveller_unfit',
  'trip.changed_since',
  'trip.not_on_sale',
];

/** A buyer who comes back by redirect stands at the top of the page, and the note is near its end. */
function intoView(note: HTMLElement | null): void {
  note?.scrollIntoView({ block: 'nearest' });
}

/** What happened to the payment, beside the button it was started with. Everything entered is kept. */
export function PaymentNote({ state, contact, onRetry, wayOn, words = TO_BUYER }: Props) {
  if (state.step === 'capturing' && state.isSlow) {
    return <Alert severity="info">{words.slow}</Alert>;
  }
  if (state.step !== 'stopped') return null;

  const { reason, code, sentence } = state;
  const ownWay = wayOn?.(code);
  const canRetry = onRetry !== undefined && !ownWay && !FINAL.includes(code);
  return (
    <Alert
      severity={reason === 'cancelled' ? 'info' : 'error'}
      ref={intoView}
      className={styles.note}
      slotProps={{ message: { className: styles.words } }}
      role="alert"
      action={
        canRetry && (
          <FormButton variant="outlined" size="medium" color="inherit" onClick={onRetry}>
            Retry
          </FormButton>
        )
      }
    >
      {reason === 'cancelled' ? words.left : (words.refused?.[code] ?? sentence)} {ownWay}
      {reason !== 'cancelled' && !ownWay && <>Questions? Write to {contact}.</>}
    </Alert>
  );
}
