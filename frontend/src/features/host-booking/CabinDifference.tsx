import type { CabinChange, HostBooking } from '../../api/host/hostBooking';
import { formatLongDay } from '../../lib/time/dates';
import styles from './booking.module.css';
import { differenceLabel } from './cabinWords';
import { MoneyLine } from './MoneyLine';

const CONFIRMED: readonly HostBooking['status'][] = ['confirmed', 'paid'];

interface Props {
  change: CabinChange;
  booking: HostBooking;
  labels?: readonly [before: string, after: string] | undefined;
  /** What else of it stays as it is. */
  stays?: string | undefined;
}

/** What a change comes to, and what that does to the booking. */
export function CabinDifference({
  change,
  booking,
  labels,
  stays = 'Insurance and extras stay as they are.',
}: Props) {
  const { differenceCents, addOnsCents, overpaidCents, owedCents, dueOn, quote, payableBeforeCents } = change;
  const [before, after] = labels ?? [booking.cabinName, change.cabinName];
  // Extras of a party that is smaller change parts of their own.
  const cabinCents = differenceCents - addOnsCents;
  const closesDoors = CONFIRMED.includes(booking.status) && cabinCents > 0;
  return (
    <>
      <dl className={styles.lines}>
        <MoneyLine label={`${before}, until now`} cents={payableBeforeCents} />
        <MoneyLine label={`${after}, today`} cents={quote.payableCents} />
        {addOnsCents < 0 && <MoneyLine label="Extras for one, less" cents={-addOnsCents} />}
        <MoneyLine label={differenceLabel(differenceCents)} cents={Math.abs(differenceCents)} isSum />
        <MoneyLine label="Owed on the booking then" cents={owedCents} />
      </dl>
      <p className={styles.muted}>
        <span>{stays}</span>{' '}
        {cabinCents > 0 && booking.status !== 'waitlist' && <span>{whenDue(dueOn)}</span>}
        {closesDoors && (
          <span>
            {
              ' Where the group chat is open to them, it is closed until this is paid, unless you grant access.'
            }
          </span>
        )}
        {cabinCents < 0 && overpaidCents === 0 && (
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
