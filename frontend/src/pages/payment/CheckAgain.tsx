import Button from '@mui/material/Button';
import { sentenceOf } from '../../api/errors';
import type { GuestRecord } from '../../api/guest';
import styles from './PaymentPage.module.css';
import { useRecheck } from './useRecheck';

/** For a buyer whose window or connection died before they heard how their payment went. */
export function CheckAgain({ guest }: { guest: GuestRecord }) {
  const recheck = useRecheck(guest.id);

  return (
    <div className={styles.check}>
      <Button variant="text" disabled={recheck.isPending} onClick={() => recheck.mutate()}>
        {recheck.isPending ? 'Asking PayPal...' : 'I have paid, check again'}
      </Button>
      <output className={styles.muted}>
        {recheck.isError && `Payment update failed. ${sentenceOf(recheck.error)}`}
        {recheck.data && canStillPay(recheck.data) && 'PayPal has not received a payment for this booking.'}
      </output>
    </div>
  );
}

const canStillPay = ({ nextStep }: GuestRecord) => nextStep === 'pay' || nextStep === 'take_again';
