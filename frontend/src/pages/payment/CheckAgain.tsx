import { sentenceOf } from '../../api/errors';
import type { GuestRecord } from '../../api/guest';
import { FormButton } from '../../ui/FormButton';
import styles from './PaymentPage.module.css';
import { useRecheck } from './useRecheck';

/** For a buyer whose window or connection died before they heard how their payment went. */
export function CheckAgain({ guest }: { guest: GuestRecord }) {
  const recheck = useRecheck(guest.id);

  return (
    <div className={styles.check}>
      <FormButton variant="text" isOff={recheck.isPending} onClick={() => recheck.mutate()}>
        {recheck.isPending ? 'Asking PayPal...' : 'I have paid, check again'}
      </FormButton>
      <output className={styles.muted}>
        {recheck.isError && <span>{`Payment update failed. ${sentenceOf(recheck.error)}`}</span>}
        {recheck.data?.nextStep === 'confirming' && <span>PayPal is still confirming the payment.</span>}
        {recheck.data && canStillPay(recheck.data) && (
          <span>PayPal has not received a payment for this booking.</span>
        )}
      </output>
    </div>
  );
}

const canStillPay = ({ nextStep }: GuestRecord) => nextStep === 'pay' || nextStep === 'take_again';
