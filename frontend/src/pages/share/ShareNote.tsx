import { ContactAddress } from '../../features/contact/ContactAddress';
import { PaymentNote } from '../../features/payment/PaymentNote';
import type { PaymentState } from '../../features/payment/payment.rules';

/** To who pays a share: they get no mail from us, and have entered nothing. */
const WORDS = {
  slow: 'PayPal takes longer than usual. We are confirming your payment, and it is safe to leave: this page says how it went whenever you open it again, and PayPal writes to you.',
  left: 'You left PayPal before paying. You were not charged.',
};

interface Props {
  state: PaymentState;
  /** Without it nothing can be paid by this link any more. */
  onRetry?: () => void;
}

/** What became of the payment that was begun on this page. */
export function ShareNote({ state, onRetry }: Props) {
  return (
    <PaymentNote state={state} contact={<ContactAddress />} words={WORDS} {...(onRetry && { onRetry })} />
  );
}
