import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { NO_REASON, reasonProblem } from '../../../backend/contracts/reason';
import { MOST } from '../../../backend/contracts/text-limits';
import styles from './AskDialog.module.css';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { ProblemLine } from './ProblemLine';
import { useTextLimit } from './useTextLimit';

interface Props {
  /** The question, which names who and how much it is about. */
  title: string;
  /** What comes of it. */
  children?: ReactNode;
  confirmWord: string;
  /** The way back. */
  closeWord?: string;
  /** The button while it is being done. */
  busyWord: string;
  /** Something is taken away. */
  isDanger?: boolean;
  /** A reason is asked for, and this says what becomes of it. */
  reasonHint?: string;
  isBusy: boolean;
  /** What is wrong; stands above the buttons. */
  problem?: string | null;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Said wherever a reason goes into the activity log, which keeps what is in it also of who asks to be forgotten. */
export const NEVER_ERASED = 'It is never erased: name nobody in it.';

/** Asks before something is done that cannot simply be undone. The focus is on the way back. */
export function AskDialog(props: Props) {
  const {
    title,
    children,
    confirmWord,
    closeWord = 'Cancel',
    busyWord,
    isDanger = false,
    reasonHint,
    isBusy,
    problem,
  } = props;
  const { onConfirm, onClose } = props;
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [holder, tooLong] = useTextLimit(MOST.note);
  const id = useId();
  const wayBack = useRef<HTMLButtonElement>(null);
  // A dialog that opens puts the focus on its first control, which may be the reason.
  useEffect(() => wayBack.current?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isShort = reasonHint !== undefined && reasonProblem(reason) !== undefined;
    setMissing(isShort);
    if (isShort) document.getElementById(id)?.focus();
    else onConfirm(reason.trim());
  };

  return (
    <Dialog label={title} onClose={onClose}>
      <form className={styles.ask} onSubmit={submit} noValidate>
        <h2 className={styles.title}>{title}</h2>
        {children}
        {reasonHint !== undefined && (
          <div ref={holder} className={styles.reason}>
            <label htmlFor={id}>Reason</label>
            <span id={`${id}-hint`}>{`${reasonHint} ${NEVER_ERASED}`}</span>
            <textarea
              id={id}
              rows={2}
              value={reason}
              aria-invalid={isMissing || tooLong !== undefined}
              aria-describedby={`${id}-hint ${id}-error`}
              onChange={({ target }) => setReason(target.value)}
            />
            <span id={`${id}-error`} className={styles.problem}>
              {tooLong ?? (isMissing && NO_REASON)}
            </span>
          </div>
        )}
        <ProblemLine>{problem}</ProblemLine>
        <div className={styles.buttons}>
          <Button ref={wayBack} tone="quiet" size="portal" onClick={onClose}>
            {closeWord}
          </Button>
          <Button type="submit" size="portal" className={isDanger ? styles.danger : ''} disabled={isBusy}>
            {isBusy ? busyWord : confirmWord}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
