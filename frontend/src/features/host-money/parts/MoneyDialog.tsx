import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { ProblemLine } from '../../../ui/ProblemLine';
import styles from './MoneyDialog.module.css';

interface Props {
  /** Names the guest and, where there is one, the amount. */
  title: string;
  children: ReactNode;
  /** What the button does: "Refund $213". */
  act: string;
  /** Money goes, or somebody loses something: the button is red and the focus starts on Cancel. */
  isGrave?: boolean;
  isBusy: boolean;
  problem: string | null;
  onAct: () => void;
  onClose: () => void;
}

/** Asks before something about money is done. */
export function MoneyDialog(props: Props) {
  const { title, children, act, isGrave = false, isBusy, problem, onAct, onClose } = props;
  const titleId = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  // The browser gives the focus to the first control when a dialog opens; before money goes it is the way back.
  useEffect(() => {
    if (isGrave) cancel.current?.focus();
  }, [isGrave]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onAct();
  };
  return (
    <Dialog label={title} onClose={onClose} className={styles.dialog}>
      <form className={styles.ask} onSubmit={submit} noValidate>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {children}
        <ProblemLine>{problem}</ProblemLine>
        <div className={styles.buttons}>
          <Button ref={cancel} tone="quiet" size="portal" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" size="portal" className={isGrave ? styles.grave : ''} disabled={isBusy}>
            {isBusy ? 'One moment...' : act}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
