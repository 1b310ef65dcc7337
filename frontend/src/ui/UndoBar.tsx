import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from './Button';
import { JustSaid } from './JustSaid';
import styles from './UndoBar.module.css';
import { useFocusOfGone } from './useFocusOfGone';

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

/** For ten seconds after something was done: the way back. It takes the focus of what was pressed, as that is often gone. */
export function UndoBar({ children, onUndo, onGone, isPending = false }: Props) {
  const button = useFocusOfGone<HTMLButtonElement>();
  const gone = useRef(onGone);

  useEffect(() => {
    gone.current = onGone;
  }, [onGone]);

  // An undo that is under way is waited for: what it brings back is taken here, and why it does not is said here.
  useEffect(() => {
    if (isPending) return undefined;
    const timer = setTimeout(() => gone.current(), UNDO_MS);
    return () => clearTimeout(timer);
  }, [isPending]);

  return (
    <div className={styles.bar}>
      <JustSaid>{children}</JustSaid>
      <Button ref={button} tone="quiet" size="portal" isOff={isPending} onClick={onUndo}>
        <Undo2 aria-hidden="true" size={18} strokeWidth={1.75} />
        Undo
      </Button>
    </div>
  );
}
