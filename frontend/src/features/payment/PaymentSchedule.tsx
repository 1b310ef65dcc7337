import { Check } from 'lucide-react';
import type { GuestRecord } from '../../api/guest';
import { DateText } from '../../ui/DateText';
import { Money } from '../../ui/Money';
import styles from './PaymentSchedule.module.css';

type Part = GuestRecord['schedule'][number];

const NAMES: Record<Part['kind'], string> = {
  full: 'Full payment',
  deposit: 'Deposit',
  second: 'Second payment',
  third: 'Third payment',
  fourth: 'Fourth payment',
  fifth: 'Fifth payment',
  final: 'Final payment',
  cabin: 'Change of cabin',
  add_on: 'Extra',
};

function State({ part, today }: { part: Part; today: string }) {
  const openCents = part.amountCents - part.paidCents;
  if (openCents <= 0) {
    return (
      <span className={styles.paid}>
        <Check aria-hidden="true" size={18} strokeWidth={2.5} />
        Paid
      </span>
    );
  }
  return (
    <>
      {part.paidCents > 0 && (
        <>
          <Money cents={openCents} /> open,{' '}
        </>
      )}
      <span>{dueWord(part, today)}</span>
      <DateText day={part.dueOn} />
    </>
  );
}

function dueWord({ paidCents, dueOn }: Part, today: string): string {
  const word = dueOn < today ? 'Was due' : 'Due';
  return paidCents > 0 ? word.toLowerCase() : word;
}

/** The parts of a booking's price: what is paid, and what comes when. `today` is the day in the trip's zone. */
export function PaymentSchedule({ parts, today }: { parts: readonly Part[]; today: string }) {
  return (
    <ul className={styles.parts}>
      {parts.map((part) => (
        <li key={part.position} className={styles.part}>
          <span>
            <strong className={styles.name}>{NAMES[part.kind]}</strong>
            <span className={styles.state}>
              <State part={part} today={today} />
            </span>
          </span>
          <Money cents={part.amountCents} />
        </li>
      ))}
    </ul>
  );
}
