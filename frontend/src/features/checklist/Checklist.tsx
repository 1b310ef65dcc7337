import { Circle, CircleAlert, CircleArrowRight, CircleCheck } from 'lucide-react';
import { Link } from '../../ui/Link';
import type { Checklist as ChecklistView, ChecklistItem } from '../../api/records';
import { useOpensWithDeposit } from '../../api/site';
import { formatDay } from '../../lib/time/dates';
import { inARow } from '../../lib/inARow';
import { askedWords, CHECKLIST_WORDS, PAID_BY_PARTS } from './checklistWords';
import styles from './Checklist.module.css';

const LOOKS = {
  done: { Icon: CircleCheck, word: 'Done' },
  late: { Icon: CircleAlert, word: 'Late' },
  next: { Icon: CircleArrowRight, word: 'Next' },
  open: { Icon: Circle, word: 'Open' },
} as const;

interface Props extends Pick<ChecklistView, 'items'> {
  /** The checklist that they are of: it says from when on one can check in. */
  of: Pick<ChecklistView, 'isCheckInOpen' | 'isCheckInOver' | 'checkInOpensOn'>;
}

/** What is to be done before sailing, by its day; each open line leads to where it is done. */
export function Checklist({ items, of }: Props) {
  const opensOn = of.isCheckInOpen || of.isCheckInOver ? null : of.checkInOpensOn;
  return (
    <ol className={styles.list}>
      {items.map((item) => (
        <li key={item.key} className={styles[item.state]}>
          <Line item={item} opensOn={item.key === 'check_in' ? opensOn : null} />
        </li>
      ))}
    </ol>
  );
}

function Line({ item, opensOn }: { item: ChecklistItem; opensOn: string | null }) {
  const { key, state, dueOn, openFor } = item;
  const { Icon, word } = LOOKS[state];
  const { title, to } = CHECKLIST_WORDS[key];
  const opensWithDeposit = useOpensWithDeposit();
  return (
    <>
      <Icon aria-hidden="true" size={24} strokeWidth={1.75} className={styles.icon} />
      <div className={styles.words}>
        {state === 'done' ? (
          <span className={styles.title}>{title}</span>
        ) : (
          <Link to={to} className={styles.title}>
            {title}
          </Link>
        )}
        {state !== 'done' && (
          <span className={styles.text}>
            <span>{key === 'payment' && opensWithDeposit ? PAID_BY_PARTS : askedWords(item)}</span>
            {openFor.length > 0 && <span>{` Still open for ${inARow(openFor)}.`}</span>}
          </span>
        )}
      </div>
      <span className={styles.state}>
        <span className={styles.word}>{opensOn && state !== 'done' ? 'Not open yet' : word}</span>
        {state !== 'done' && dueOn && (
          <span className={styles.due}>
            {opensOn ? `from ${formatDay(opensOn)}, by ${formatDay(dueOn)}` : `by ${formatDay(dueOn)}`}
          </span>
        )}
      </span>
    </>
  );
}
