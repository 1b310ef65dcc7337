import { Circle, CircleAlert, CircleArrowRight, CircleCheck } from 'lucide-react';
import { Link } from '../../ui/Link';
import type { ChecklistItem } from '../../api/records';
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

function Line({ item }: { item: ChecklistItem }) {
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
        <span className={styles.word}>{word}</span>
        {state !== 'done' && dueOn && <span className={styles.due}>by {formatDay(dueOn)}</span>}
      </span>
    </>
  );
}
