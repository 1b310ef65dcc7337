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
  soon: { Icon: CircleArrowRight, word: 'As soon as you can' },
  next: { Icon: CircleArrowRight, word: 'Next' },
  open: { Icon: Circle, word: 'Open' },
} as const;

/** What may be done on any day. */
const ANYTHING = { opensOn: null, isOver: false };

interface Props extends Pick<ChecklistView, 'items'> {
  /** The checklist that they are of: it says from when on one can check in. */
  of: Pick<ChecklistView, 'isCheckInOpen' | 'isCheckInOver' | 'checkInOpensOn'>;
}

/** What is to be done before sailing, by its day; each open line leads to where it is done. */
export function Checklist({ items, of }: Props) {
  const opensOn = of.isCheckInOpen || of.isCheckInOver ? null : of.checkInOpensOn;
  const checkIn = { opensOn, isOver: of.isCheckInOver };
  return (
    <ol className={styles.list}>
      {items.map((item) => (
        <li key={item.key} className={styles[item.state]}>
          <Line item={item} {...(item.key === 'check_in' ? checkIn : ANYTHING)} />
        </li>
      ))}
    </ol>
  );
}

interface LineProps {
  item: ChecklistItem;
  opensOn: string | null;
  /** It cannot be done any more. */
  isOver: boolean;
}

function Line({ item, opensOn, isOver }: LineProps) {
  const { key, state, dueOn, openFor } = item;
  const { Icon, word } = LOOKS[state];
  // Of who booked after its day nothing was due by then: the day would only look like a reproach.
  const isSoon = state === 'soon';
  const { title, to } = CHECKLIST_WORDS[key];
  const opensWithDeposit = useOpensWithDeposit();
  const closedWord = isSoon && isOver ? 'Closed' : word;
  const stateWord = opensOn && state !== 'done' ? 'Not open yet' : closedWord;
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
        <span className={styles.word}>{stateWord}</span>
        {state !== 'done' && !isSoon && dueOn && (
          <span className={styles.due}>
            {opensOn ? `from ${formatDay(opensOn)}, by ${formatDay(dueOn)}` : `by ${formatDay(dueOn)}`}
          </span>
        )}
      </span>
    </>
  );
}
