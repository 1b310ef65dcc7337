import { cloneElement, type ReactElement, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './Tooltip.module.css';

const OPEN_AFTER_MS = 700;
const SKIP_WITHIN_MS = 300;
/** Between a hint and the edge of the window. */
const MARGIN_PX = 8;

// Shared by all tooltips: moving from one to the next within 300 ms shows the next at once.
let lastClosedAt = Number.NEGATIVE_INFINITY;

interface Props {
  text: string;
  /** The control bears this very name, which need not be read out twice. */
  isName?: boolean;
  /** One control, which the open hint describes. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

/** A hint after 700 ms of hovering, or at once on keyboard focus; Esc puts it away. */
export function Tooltip({ text, isName = false, children }: Props) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
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

  // Over a control at the edge of the window half of it would be cut.
  useLayoutEffect(() => {
    const box = tip.current?.getBoundingClientRect();
    if (!place || !box) return;
    const right = document.documentElement.clientWidth - MARGIN_PX;
    const shift = Math.max(MARGIN_PX - box.left, Math.min(0, right - box.right));
    if (shift !== 0) tip.current?.style.setProperty('margin-left', `${shift}px`);
  }, [place]);

  const isOpen = place !== null;
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setPlace(null);
    };
    // What is pressed may move away from under its hint.
    const closeOnPress = () => setPlace(null);
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('click', closeOnPress);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('click', closeOnPress);
    };
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
      {cloneElement(children, { 'aria-describedby': place && !isName ? id : undefined })}
      {place &&
        createPortal(
          <span ref={tip} id={id} role="tooltip" className={styles.tip} style={place}>
            {text}
          </span>,
          document.body,
        )}
    </span>
  );
}
