import { cloneElement, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './Tooltip.module.css';

const OPEN_AFTER_MS = 700;
const SKIP_WITHIN_MS = 300;

// Shared by all tooltips: moving from one to the next within 300 ms shows the next at once.
let lastClosedAt = Number.NEGATIVE_INFINITY;

interface Props {
  text: string;
  /** One control, which the open hint describes. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

/** A hint after 700 ms of hovering, or at once on keyboard focus; Esc puts it away. */
export function Tooltip({ text, children }: Props) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);

  const open = () => {
    const box = anchor.current?.firstElementChild?.getBoundingClientRect();
    if (box) setPlace({ left: box.left + box.width / 2, top: box.top });
  };
  const openSoon = () => {
    timer.current = setTimeout(open, Date.now() - lastClosedAt < SKIP_WITHIN_MS ? 0 : OPEN_AFTER_MS);
  };
  const close = () => {
    clearTimeout(timer.current);
    if (place) lastClosedAt = Date.now();
    setPlace(null);
  };

  const isOpen = place !== null;
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setPlace(null);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);

  return (
    <span
      ref={anchor}
      className={styles.anchor}
      onPointerEnter={openSoon}
      onPointerLeave={close}
      onFocus={(event) => event.target.matches(':focus-visible') && open()}
      onBlur={close}
    >
      {cloneElement(children, { 'aria-describedby': place ? id : undefined })}
      {place &&
        createPortal(
          <span id={id} role="tooltip" className={styles.tip} style={place}>
            {text}
          </span>,
          document.body,
        )}
    </span>
  );
}
