import type { GuestRecord } from '../../api/guest';
import { ContactAddress } from '../../features/contact/ContactAddress';
import { Panel } from '../../features/booking/frame/Panel';
import { PaymentSchedule } from '../../features/payment/PaymentSchedule';
import { WayToBookAgain } from '../../features/trip/WayToBookAgain';
import { now } from '../../lib/time/clock';
import { dayIn } from '../../lib/time/zoned';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { LeaveWaitingList } from './LeaveWaitingList';
import styles from './PaymentPage.module.css';

/** There is no place to be paid for here. */
const GONE: readonly GuestRecord['nextStep'][] = [
  'sold_out',
  'price_changed',
  'departed',
  'called_off',
  'cancelled',
];

/** Nothing to pay here now: what is paid and what comes, or where to go instead. */
export function Ending({ guest }: { guest: GuestRecord }) {
  const { nextStep, trip } = guest;
  const isConfirmed = nextStep === 'nothing' || nextStep === 'pay_later';
  const isGone = GONE.includes(nextStep);

  return (
    <>
      {isConfirmed && (
        <Panel title="Your payments">
          <PaymentSchedule parts={guest.schedule} today={dayIn(trip.timeZone, now())} />
        </Panel>
      )}
      <div className={styles.actions}>
        {isConfirmed && (
          <ButtonLink to={paths.confirmation({ guest: guest.id })}>View your booking</ButtonLink>
        )}
        {isGone && <WayToBookAgain guest={guest} />}
        {nextStep === 'waitlist' && <LeaveWaitingList guestId={guest.id} />}
        <ButtonLink to={paths.home()} tone="quiet">
          Return to Home
        </ButtonLink>
      </div>
      <p className={styles.muted}>
        Questions? Write to <ContactAddress /> and name the reference {guest.reference}.
      </p>
    </>
  );
}
