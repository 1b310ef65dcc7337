import type { GuestRecord } from '../../api/guest';
import { useSession } from '../../api/session';
import { useOpensWithDeposit } from '../../api/site';
import { ContactAddress } from '../../features/contact/ContactAddress';
import { Actions } from '../../features/booking/frame/Actions';
import { Panel } from '../../features/booking/frame/Panel';
import { centsOfDollars } from '../../lib/amount';
import { formatLongDay } from '../../lib/time/dates';
import { formatMoney } from '../../lib/money';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import styles from './ConfirmationPage.module.css';
import { LoginMail } from './LoginMail';

/** What the guest can expect, in order, and where to go from here. */
export function NextSteps({ guest }: { guest: GuestRecord }) {
  const { user } = useSession();
  const { schedule, paymentStatus } = guest;
  const next = schedule.find((part) => part.paidCents < part.amountCents);
  const isPaidInFull = paymentStatus === 'paid';
  const opensWithDeposit = useOpensWithDeposit();

  return (
    <Panel title="What happens next">
      <ol className={styles.steps}>
        <li>{user ? <SignedIn /> : <LoginMail guest={guest} />}</li>
        {next && !isPaidInFull && (
          <li>
            <strong>
              {`Next payment: ${formatMoney(next.amountCents - next.paidCents)} by ${formatLongDay(next.dueOn)}.`}
            </strong>{' '}
            {guest.remainingAmount !== null && (
              <span>{`${formatMoney(centsOfDollars(guest.remainingAmount))} remain in all.`}</span>
            )}
          </li>
        )}
        <li>
          <strong>Meet the others.</strong>{' '}
          <span>
            {isPaidInFull || opensWithDeposit
              ? 'Your login opens the group chat with everybody who sails.'
              : 'The group chat opens when your booking is paid in full.'}
          </span>
        </li>
        <li>
          <strong>Bring a valid passport</strong> to the port, and be there in good time before departure.
        </li>
      </ol>
      <p className={styles.contact}>
        Questions? Write to <ContactAddress /> and name your reference.
      </p>
      <Actions>
        {/* Whoever has no session yet finds the way in in the mail, and not behind this button. */}
        <ButtonLink to={paths.guestDashboardShort()} tone={user ? 'primary' : 'quiet'}>
          View Guest Dashboard
        </ButtonLink>
        <ButtonLink to={paths.home()} tone="quiet">
          Return to Home
        </ButtonLink>
      </Actions>
    </Panel>
  );
}

const SignedIn = () => (
  <>
    <strong>You are signed in.</strong> Your trip, its dates and what is still to do stand in your dashboard.
  </>
);
