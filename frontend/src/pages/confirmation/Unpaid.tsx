import type { GuestRecord } from '../../api/guest';
import { Actions } from '../../features/booking/frame/Actions';
import { Panel } from '../../features/booking/frame/Panel';
import { ContactAddress } from '../../features/contact/ContactAddress';
import { formatDeadline } from '../../lib/time/moment';
import { paths } from '../../lib/paths';
import { buttonLook } from '../../ui/buttonLook';
import styles from './ConfirmationPage.module.css';

/** For who came here before PayPal's notice did, and for who left PayPal without paying. */
export function Unpaid({ guest }: { guest: GuestRecord }) {
  const { id, nextStep, heldUntil, trip } = guest;

  return (
    <Panel title="Have you paid?">
      <p>
        Then there is nothing to do: PayPal mostly tells us within a minute or two, and takes several working
        days where a bank has to clear it. A payment is never taken twice.
      </p>
      {nextStep !== 'confirming' && (
        <>
          <p>
            {heldUntil
              ? `If you left PayPal before paying, nothing was charged, and your place is held until ${formatDeadline(heldUntil, trip.timeZone)}.`
              : 'If you left PayPal before paying, nothing was charged.'}
          </p>
          <BackToPayment id={id} />
        </>
      )}
      <Questions />
    </Panel>
  );
}

/** For who left PayPal believing that they had paid. */
export function NotTaken({ guest: { id, heldUntil, trip } }: { guest: GuestRecord }) {
  return (
    <Panel title="How it goes on">
      <p>
        {heldUntil
          ? `Your place is held until ${formatDeadline(heldUntil, trip.timeZone)}. You can pay again, another way if you like.`
          : 'You can pay again, another way if you like.'}
      </p>
      <BackToPayment id={id} />
      <Questions />
    </Panel>
  );
}

function BackToPayment({ id }: { id: string }) {
  return (
    <Actions>
      {/* A new document, because only the payment pages are served with leave to run PayPal's script. */}
      <a className={buttonLook('primary', 'public')} href={paths.payment(id)}>
        Back to payment
      </a>
    </Actions>
  );
}

function Questions() {
  return (
    <p className={styles.contact}>
      Questions? Write to <ContactAddress /> and name your reference.
    </p>
  );
}
