import type { GuestRecord } from '../../api/guest';
import { ContactAddress } from '../../features/contact/ContactAddress';
import { Actions } from '../../features/booking/Actions';
import { Panel } from '../../features/booking/Panel';
import { centsOfDollars } from '../../lib/amount';
import { formatLongDay } from '../../lib/dates';
import { formatMoney } from '../../lib/money';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import styles from './ConfirmationPage.module.css';

/** What the guest can expect, in order, and where to go from here. */
export function NextSteps({ guest }: { guest: GuestRecord }) {
  const { schedule, paymentStatus, email } = guest;
  const next = schedule.find((part) => part.paidCents < part.amountCents);
  const isPaidInFull = paymentStatus === 'paid';

  return (
    <Panel title="What happens next">
      <ol className={styles.steps}>
        <li>
          <strong>Look into your mail.</strong> We write to {email} with your username and a link to set a
          password. The link works once.{guest.travellers > 1 && ' Your second guest gets their own.'}
        </li>
        {next && !isPaidInFull && (
          <li>
            <strong>
              Next payment: {formatMoney(next.amountCents - next.paidCents)} by {formatLongDay(next.dueOn)}.
            </strong>{' '}
            {guest.remainingAmount !== null &&
              `${formatMoney(centsOfDollars(guest.remainingAmount))} remain in all.`}
          </li>
        )}
        <li>
          <strong>Meet the others.</strong>{' '}
          {isPaidInFull
            ? 'Your login opens the group chat with everybody who sails.'
            : 'The group chat opens when your booking is paid in full.'}
        </li>
        <li>
          <strong>Bring a valid passport</strong> to the port, and be there two hours before departure.
        </li>
      </ol>
      <p className={styles.contact}>
        Questions? Write to <ContactAddress /> and name your reference.
      </p>
      <Actions>
        <ButtonLink to={paths.guestDashboardShort()}>View Guest Dashboard</ButtonLink>
        <ButtonLink to={paths.home()} tone="quiet">
          Return to Home
        </ButtonLink>
      </Actions>
    </Panel>
  );
}
