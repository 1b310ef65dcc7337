import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { ContactAddress } from '../../features/contact/ContactAddress';
import type { PaymentState } from '../../features/payment/payment.rules';

interface Props {
  state: PaymentState;
  guestInfo: string;
  onRetry: () => void;
}

/** Refusals that another try would only repeat. */
const FINAL: readonly string[] = ['trip.sold_out', 'trip.departed', 'payment.already_paid', 'draft.missing'];

/** A buyer who comes back by redirect stands at the top of the page, and the note is near its end. */
function intoView(note: HTMLElement | null): void {
  note?.scrollIntoView({ block: 'nearest' });
}

/** What happened to the payment, beside the button it was started with. Everything entered is kept. */
export function PaymentNote({ state, guestInfo, onRetry }: Props) {
  if (state.step === 'capturing' && state.isSlow) {
    return (
      <Alert severity="info">
        PayPal takes longer than usual. We are confirming your payment, and it is safe to leave: the
        confirmation comes by mail.
      </Alert>
    );
  }
  if (state.step !== 'stopped') return null;

  const { reason, code, sentence } = state;
  const canRetry = !FINAL.includes(code);
  return (
    <Alert
      severity={reason === 'cancelled' ? 'info' : 'error'}
      ref={intoView}
      role="alert"
      action={
        canRetry && (
          <Button variant="outlined" size="medium" color="inherit" onClick={onRetry}>
            Retry
          </Button>
        )
      }
    >
      {sentence} {code === 'draft.missing' && <Link to={guestInfo}>Enter the travellers</Link>}
      {reason !== 'cancelled' && code !== 'draft.missing' && (
        <>
          Questions? Write to <ContactAddress />.
        </>
      )}
    </Alert>
  );
}
