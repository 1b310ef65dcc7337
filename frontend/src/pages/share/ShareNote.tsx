import { ContactAddress } from '../../features/contact/ContactAddress';
import { PaymentNote } from '../../features/payment/PaymentNote';
import type { PaymentState } from '../../features/payment/payment.rules';

/** To who pays a share: they get no mail from us, have entered nothing, and know of the booking what this page shows. */
const WORDS = {
  slow: 'PayPal takes longer than usual. We are confirming your payment, and it is safe to leave: this page says how it went whenever you open it again, and PayPal writes to you.',
  left: 'You left PayPal before paying. You were not charged.',
  // What the server says of these is for who has booked.
  refused: {
    'payment.under_way':
      'A payment of this booking is under way already, and one is taken at a time. You were not charged for this one.',
    'payment.order_ended':
      'Another payment of this booking was begun meanwhile, or what is asked of you has changed, so this one has ended. You were not charged.',
    'payment.already_paid':
      'So much of this booking was paid meanwhile that this amount is not owed any more. You were not charged.',
    'payment.booking_cancelled':
      'The booking has ended, or its trip does not take place. You were not charged.',
    'share.not_yet':
      'The first payment of this booking is missing, and a share can only be paid after it. You were not charged.',
    'payment.refund_due':
      'Your payment came, but the booking has ended. It goes back in full, the way it was paid; this page says when it has.',
  },
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
