import type { HostMoney, ScheduledPart } from '../../../api/host/hostMoney';
import { formatFullDay } from '../../../lib/time/dates';
import { Button } from '../../../ui/Button';
import { DateText } from '../../../ui/DateText';
import { Money } from '../../../ui/Money';
import styles from '../parts/BookingMoney.module.css';
import { PART_WORDS } from '../parts/paymentWords';

interface Props {
  money: HostMoney;
  onMove: (part: ScheduledPart) => void;
}

const partWord = ({ kind }: ScheduledPart) => PART_WORDS[kind] ?? 'Payment';

/** The parts of a booking's plan with their days; those that are not settled can get another one. */
export function PlanParts({ money: { schedule, status }, onMove }: Props) {
  const isOpen = status === 'confirmed' || status === 'pending_payment';
  if (!schedule.some((part) => isOpen && part.paidCents < part.amountCents) && schedule.length < 2)
    return null;
  return (
    <ol className={styles.parts} aria-label="Payment plan">
      {schedule.map((part) => {
        const { position, dueOn, amountCents, paidCents } = part;
        const isSettled = paidCents >= amountCents;
        return (
          <li key={position} className={styles.line} data-settled={isSettled}>
            <span>
              {partWord(part)}
              <span className={styles.aside}>
                <span>{isSettled ? 'settled, was due ' : 'due '}</span>
                <DateText day={dueOn} />
                {paidCents > 0 && !isSettled && (
                  <>
                    , <Money cents={paidCents} /> paid
                  </>
                )}
              </span>
            </span>
            <span className={styles.partEnd}>
              {isOpen && !isSettled && (
                <Button
                  tone="quiet"
                  size="portal"
                  className={styles.dense}
                  aria-label={`Change the day of ${partWord(part).toLowerCase()}, now ${formatFullDay(dueOn)}`}
                  onClick={() => onMove(part)}
                >
                  Change day
                </Button>
              )}
              <Money cents={amountCents} />
            </span>
          </li>
        );
      })}
    </ol>
  );
}
