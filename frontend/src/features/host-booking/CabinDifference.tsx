import type { CabinChange, HostBooking } from '../../api/host/hostBooking';
import { formatLongDay } from '../../lib/time/dates';
import styles from './booking.module.css';
import { differenceLabel } from './cabinWords';
import { MoneyLine } from './MoneyLine';

/** What a change comes to, and what that does to the booking. */
export function CabinDifference({ change, booking }: { change: CabinChange; booking: HostBooking }) {
  const { differenceCents, overpaidCents, owedCents, dueOn, quote, payableBeforeCents } = change;
  const closesDoors = booking.status === 'paid' && differenceCents > 0;
  return (
    <>
      <dl className={styles.lines}>
        <MoneyLine label={`${booking.cabinName}, until now`} cents={payableBeforeCents} />
        <MoneyLine label={`${change.cabinName}, today`} cents={quote.payableCents} />
        <MoneyLine label={differenceLabel(differenceCents)} cents={Math.abs(differenceCents)} isSum />
        <MoneyLine label="Owed on the booking then" cents={owedCents} />
      </dl>
      <p className={styles.muted}>
        Insurance and extras stay as they are.{' '}
        {differenceCents > 0 && booking.status !== 'waitlist' && <span>{whenDue(dueOn)}</span>}
        {closesDoors && (
          <span>{' The group chat is closed to them until it is paid, unless you grant access.'}</span>
        )}
        {differenceCents < 0 && overpaidCents === 0 && (
          <span>It comes off the last parts that are to be paid.</span>
        )}
      </p>
    </>
  );
}

function whenDue(dueOn: string | null): string {
  return dueOn
    ? `The difference is due by ${formatLongDay(dueOn)}.`
    : 'The difference is spread over the parts that are to come.';
}
