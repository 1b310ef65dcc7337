import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';
import styles from './DialogForm.module.css';
import { ProblemLine } from './ProblemLine';

export interface DialogFormProps {
  /** What is asked, naming who and how much it is about. */
  title: string;
  /** What the dialog goes on being called where its title changes; the change is said. */
  label?: string;
  /** What comes of it, and what is to be filled in. */
  children?: ReactNode;
  /** What the button does: "Refund $213". Null where there is nothing to do. */
  confirmWord: string | null;
  /** Whether what is filled in suffices, where the button waits for it. */
  canConfirm?: boolean;
  /** A way on that stands out before the button, which is quiet then. */
  nextButton?: ReactNode;
  /** The way back. */
  closeWord?: string;
  /** The button while it is being done. */
  busyWord?: string;
  /** Money goes, or something is taken away: the button is red; the focus starts on the way back. */
  isDanger?: boolean;
  /** The focus starts on the way back: what is done cannot be fetched back. */
  isFinal?: boolean;
  /** It holds a table, a list or a letter. */
  isWide?: boolean;
  isBusy?: boolean;
  /** What is wrong; stands above the buttons. */
  problem?: string | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** A dialog that does something: what is wrong in it gets the focus, also where only the server sees it. */
export function DialogForm(props: DialogFormProps) {
  const { title, label, children, isBusy = false, problem, onConfirm, onClose } = props;
  const { confirmWord, canConfirm = true, nextButton } = props;
  const { closeWord = 'Cancel', busyWord = 'One moment...' } = props;
  const { isDanger = false, isFinal = false, isWide = false } = props;
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const wayBack = useRef<HTMLButtonElement>(null);
  const startsOnWayBack = useRef(isDanger || isFinal);
  // The browser gives the focus to the first control when a dialog opens. What is chosen later keeps it.
  useEffect(() => {
    if (startsOnWayBack.current) wayBack.current?.focus();
  }, []);
  useEffect(() => {
    if (tries > 0 && !isBusy) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries, isBusy]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !canConfirm || confirmWord === null) return;
    onConfirm();
    setTries(tries + 1);
  };

  return (
    <Dialog label={label ?? title} onClose={onClose} className={isWide ? styles.wide : styles.dialog}>
      <form ref={form} className={styles.ask} onSubmit={submit} noValidate>
        <h2 className={styles.title}>{label === undefined ? title : <output>{title}</output>}</h2>
        {children}
        <ProblemLine>{problem}</ProblemLine>
        <div className={styles.buttons}>
          <Button ref={wayBack} tone="quiet" size="portal" onClick={onClose}>
            {closeWord}
          </Button>
          {nextButton}
          {confirmWord !== null && (
            <Button
              type="submit"
              tone={nextButton ? 'quiet' : 'primary'}
              size="portal"
              className={isDanger ? styles.danger : ''}
              disabled={!canConfirm}
              isOff={isBusy}
            >
              {isBusy ? busyWord : confirmWord}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
