import Button from '@mui/material/Button';
import { type FormEvent, useRef, useState } from 'react';
import type { Quote } from '../../api/quote';
import { CANCELLATION_IN_A_SENTENCE } from '../../features/booking/cancellation';
import { Panel } from '../../features/booking/Panel';
import type { PaymentState } from '../../features/payment/payment.rules';
import { useNear } from '../../features/payment/useNear';
import { formatMoney } from '../../lib/money';
import { Agreement } from './Agreement';
import styles from './Checkout.module.css';
import { PaymentNote } from './PaymentNote';
import type { CheckoutPayment } from './useCheckoutPayment';

interface Props {
  payment: CheckoutPayment;
  quote: Quote;
  guestInfo: string;
}

function buttonText({ step }: PaymentState, amount: string): string {
  if (step === 'paying') return 'Waiting for PayPal...';
  if (step === 'capturing') return 'Confirming your payment...';
  if (step === 'paid') return 'Paid';
  return `Pay ${amount} today`;
}

/** Agreement, button, and whatever PayPal or the server had to say. */
export function PaymentPanel({ payment, quote, guestInfo }: Props) {
  const { state, press, cancel, prepare, isBusy } = payment;
  const [hasAgreed, setHasAgreed] = useState(false);
  const [isReminded, setIsReminded] = useState(false);
  const agreement = useRef<HTMLInputElement>(null);
  const near = useNear<HTMLFormElement>(prepare);

  const pay = (event?: FormEvent) => {
    event?.preventDefault();
    setIsReminded(!hasAgreed);
    // In line with the click, so that the browser lets PayPal's window open.
    if (hasAgreed) press();
    else agreement.current?.focus();
  };

  return (
    <Panel title="Payment">
      <form ref={near} className={styles.payment} onSubmit={pay} noValidate>
        <p className={styles.rule}>{CANCELLATION_IN_A_SENTENCE}</p>
        <Agreement
          ref={agreement}
          isTicked={hasAgreed}
          isReminded={isReminded && !hasAgreed}
          isLocked={isBusy}
          onTick={setHasAgreed}
        />
        <PaymentNote state={state} guestInfo={guestInfo} onRetry={() => pay()} />
        <div className={styles.pay}>
          <Button type="submit" disabled={isBusy} onFocus={prepare} onPointerEnter={prepare}>
            {buttonText(state, formatMoney(quote.dueTodayCents))}
          </Button>
          {state.step === 'paying' && (
            <Button variant="text" onClick={cancel}>
              Stop waiting
            </Button>
          )}
        </div>
        <p className={styles.muted}>You pay with PayPal, in its own window. We never see your card.</p>
      </form>
    </Panel>
  );
}
