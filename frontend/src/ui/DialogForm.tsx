import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';
import styles from './DialogForm.module.css';
import { ProblemLine } from './ProblemLine';

export interface DialogFormProps {
  /** What is asked, naming who and how much it is about. */
  title: string;
  /** What comes of it, and what is to be filled in. */
  children?: ReactNode;
  /** What the button does: "Refund $213". */
  confirmWord: string;
  /** The way back. */
  closeWord?: string;
  /** The button while it is being done. */
  busyWord?: string;
  /** Money goes, or something is taken away: the button is red; the focus starts on the way back. */
  isDanger?: boolean;
  isBusy: boolean;
  /** What is wrong; stands above the buttons. */
  problem?: string | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is done. What is filled in wrong gets the focus. */
export function DialogForm(props: DialogFormProps) {
  const { title, children, confirmWord, isDanger = false, isBusy, problem, onConfirm, onClose } = props;
  const { closeWord = 'Cancel', busyWord = 'One moment...' } = props;
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const wayBack = useRef<HTMLButtonElement>(null);
  const opensInDanger = useRef(isDanger);
  // The browser gives the focus to the first control when a dialog opens. What is chosen later keeps it.
  useEffect(() => {
    if (opensInDanger.current) wayBack.current?.focus();
  }, []);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    onConfirm();
    setTries(tries + 1);
  };

  return (
    <Dialog label={title} onClose={onClose} className={styles.dialog}>
      <form ref={form} className={styles.ask} onSubmit={submit} noValidate>
        <h2 className={styles.title}>{title}</h2>
        {children}
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
