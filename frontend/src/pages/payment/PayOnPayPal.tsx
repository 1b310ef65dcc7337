import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../api/errors';
import type { GuestRecord } from '../../api/guest';
import { guestKey } from '../../api/guestKey';
import { openPaymentForm, postForm } from '../../api/paymentForm';
import type { Plan } from '../../api/quote';
import type { AgreementState } from '../../features/booking/terms/useAgreement';
import { useBroughtBack } from '../../lib/browser/useBroughtBack';
import { ErrorNote } from '../../ui/ErrorNote';
import { FormButton } from '../../ui/FormButton';
import styles from './PaymentPage.module.css';
import type { PaymentOfGuest } from './usePaymentOfGuest';

interface Props {
  guest: GuestRecord;
  plan: Plan;
  /** While a payment is under way in PayPal's window. */
  isLocked: boolean;
  agreement: AgreementState;
  /** The terms that the tick is for; nothing of them where no tick is asked for. */
  agreed: PaymentOfGuest['terms']['agreed'];
}

/** The way to pay that needs no script of PayPal's: the whole page goes there, and comes back. */
export function PayOnPayPal({ guest, plan, isLocked, agreement, agreed }: Props) {
  const option = plan === 'full' ? 'full' : 'deposit';
  const queryClient = useQueryClient();
  const lookAgain = () => void queryClient.invalidateQueries({ queryKey: guestKey(guest.id) });
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: () => openPaymentForm(guest.id, { option, ...agreed, tripVersion: guest.trip.version }),
    onSuccess: postForm,
    // Refused is what the page shows as it is not any more: another press would send the same.
    onError: lookAgain,
  });
  // They may have paid there, or not.
  useBroughtBack(() => {
    reset();
    lookAgain();
  });
  // Until the browser has left, the answer is here and the page still stands.
  const isLeaving = isPending || isSuccess;

  return (
    <div className={styles.redirect}>
      <p className={styles.muted}>No window opens?</p>
      <FormButton variant="text" isOff={isLocked || isLeaving} onClick={() => agreement.before(mutate)}>
        {isLeaving ? 'Going to PayPal...' : 'Pay on PayPal’s website'}
      </FormButton>
      {error && <ErrorNote onRetry={() => agreement.before(mutate)}>{sentenceOf(error)}</ErrorNote>}
    </div>
  );
}
