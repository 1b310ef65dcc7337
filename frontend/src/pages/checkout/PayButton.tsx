import type { Quote } from '../../api/quote';
import { payButtonText } from '../../features/payment/payButtonText';
import { FormButton } from '../../ui/FormButton';
import type { CheckoutPayment } from './useCheckoutPayment';

interface Props {
  payment: CheckoutPayment;
  quote: Quote;
  onPay: () => void;
}

/** Says what is charged when it is pressed. Out of reach only while something is under way. */
export function PayButton({ payment, quote, onPay }: Props) {
  const { state, prepare, canPress } = payment;
  return (
    <FormButton isOff={!canPress} onClick={onPay} onFocus={prepare} onPointerEnter={prepare}>
      {payButtonText(state, quote.dueTodayCents)}
    </FormButton>
  );
}
