import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from './Button';
import styles from './UndoBar.module.css';

/** Ux statement 133. */
const UNDO_MS = 10_000;

interface Props {
  /** What was done, as a sentence. */
  children: string;
  onUndo: () => void;
  /** The time is up. */
  onGone: () => void;
  isPending?: boolean;
}

/** For ten seconds after something was done: the way back. It takes the focus, as what was pressed is often gone. */
export function UndoBar({ children, onUndo, onGone, isPending = false }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const gone = useRef(onGone);

  useEffect(() => {
    gone.current = onGone;
  }, [onGone]);

  useEffect(() => {
    button.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => gone.current(), UNDO_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className={styles.bar}>
      <output>{children}</output>
      <Button ref={button} tone="quiet" size="portal" isOff={isPending} onClick={onUndo}>
        <Undo2 aria-hidden="true" size={18} strokeWidth={1.75} />
        Undo
      </Button>
    </div>
  );
}
