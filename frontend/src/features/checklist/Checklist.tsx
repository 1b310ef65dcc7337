import { Circle, CircleAlert, CircleArrowRight, CircleCheck } from 'lucide-react';
import { Link } from '../../ui/Link';
import type { ChecklistItem } from '../../api/records';
import { useOpensWithDeposit } from '../../api/site';
import { formatDay } from '../../lib/time/dates';
import { inARow } from '../../lib/inARow';
import { CHECKLIST_WORDS, PAID_BY_PARTS, SIGNED_BEFORE } from './checklistWords';
import styles from './Checklist.module.css';

const LOOKS = {
  done: { Icon: CircleCheck, word: 'Done' },
  late: { Icon: CircleAlert, word: 'Late' },
  next: { Icon: CircleArrowRight, word: 'Next' },
  open: { Icon: Circle, word: 'Open' },
} as const;

/** What is to be done before sailing, by its day; each open line leads to where it is done. */
export function Checklist({ items }: { items: readonly ChecklistItem[] }) {
  return (
    <ol className={styles.list}>
      {items.map((item) => (
        <li key={item.key} className={styles[item.state]}>
          <Line item={item} />
        </li>
      ))}
    </ol>
  );
}

function Line({ item: { key, state, dueOn, openFor, againFor } }: { item: ChecklistItem }) {
  const { Icon, word } = LOOKS[state];
  const { title, text, to } = CHECKLIST_WORDS[key];
  const opensWithDeposit = useOpensWithDeposit();
  const why = againFor.length > 0 ? SIGNED_BEFORE : text;
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
            <span>{key === 'payment' && opensWithDeposit ? PAID_BY_PARTS : why}</span>
            {openFor.length > 0 && <span>{` Still open for ${inARow(openFor)}.`}</span>}
          </span>
        )}
      </div>
      <span className={styles.state}>
        <span className={styles.word}>{word}</span>
        {state !== 'done' && dueOn && <span className={styles.due}>by {formatDay(dueOn)}</span>}
      </span>
    </>
  );
}
