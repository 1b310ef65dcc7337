import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import styles from './FoldRow.module.css';
import { type RowActs, RowButtons } from './RowButtons';

interface Props {
  /** Where it stands: "Day 2, Sat, Sep 6". */
  heading: string;
  /** As it is typed. */
  title: string;
  acts: RowActs;
  isNew: boolean;
  hasProblem: boolean;
  /** How often the form was refused. */
  refusals: number;
  /** Drawn only while it is open: a long plan has a thousand fields. */
  children: () => ReactNode;
}

/** A row of a list that opens. What needs another look is open whenever the form comes back. */
export function FoldRow(props: Props) {
  const { heading, title, acts, isNew, hasProblem, refusals, children } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(isNew);
  const [seen, setSeen] = useState(refusals);
  if (seen !== refusals) {
    setSeen(refusals);
    if (hasProblem) setOpen(true);
  }
  return (
    <div className={styles.fold}>
      <div className={styles.head}>
        <h3 className={styles.heading}>
          <button
            type="button"
            className={styles.opener}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronRight aria-hidden="true" className={styles.arrow} size={20} strokeWidth={1.75} />
            <span className={styles.words}>
              <span className={styles.where}>{heading}</span> <span>{title.trim() || 'No title yet'}</span>{' '}
              <span className={styles.problem}>{hasProblem && 'Needs another look'}</span>
            </span>
          </button>
        </h3>
        <RowButtons name={title.trim() || heading} acts={acts} />
      </div>
      {isOpen && (
        <div id={id} className={styles.body}>
          {children()}
        </div>
      )}
    </div>
  );
}
