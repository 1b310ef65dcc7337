import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';
import styles from './ConfirmDialog.module.css';

interface Props {
  title: string;
  /** The word of the act itself. */
  act: string;
  isActing?: boolean;
  onAct: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before something that others notice. The focus begins on Cancel. */
export function ConfirmDialog({ title, act, isActing = false, onAct, onClose, children }: Props) {
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  return (
    <Dialog label={title} onClose={onClose}>
      <div className={styles.ask}>
        <h2 className={styles.title}>{title}</h2>
        {children}
        <div className={styles.foot}>
          <Button ref={cancel} tone="quiet" size="portal" onClick={onClose}>
            Cancel
          </Button>
          <Button size="portal" disabled={isActing} onClick={onAct}>
            {act}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
