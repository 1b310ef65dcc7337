import Button from '@mui/material/Button';
import type { Quote } from '../../api/quote';
import type { PaymentState } from '../../features/payment/payment.rules';
import { formatMoney } from '../../lib/money';
import type { CheckoutPayment } from './useCheckoutPayment';

interface Props {
  payment: CheckoutPayment;
  quote: Quote;
  onPay: () => void;
}

function buttonText({ step }: PaymentState, amount: string): string {
  if (step === 'paying') return 'Waiting for PayPal...';
  if (step === 'capturing') return 'Confirming your payment...';
  if (step === 'paid') return 'Paid';
  return `Pay ${amount} today`;
}

/** Says what is charged when it is pressed. Out of reach only while something is under way. */
export function PayButton({ payment, quote, onPay }: Props) {
  const { state, prepare, canPress } = payment;
  return (
    <Button disabled={!canPress} onClick={onPay} onFocus={prepare} onPointerEnter={prepare}>
      {buttonText(state, formatMoney(quote.dueTodayCents))}
    </Button>
  );
}
