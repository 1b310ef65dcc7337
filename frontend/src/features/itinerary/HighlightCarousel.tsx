import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import type { Moment } from '../../api/tripPages';
import { stepByArrow } from '../../lib/browser/arrowKeys';
import { swipeStep } from '../../lib/browser/swipe';
import { useHydrated } from '../../lib/browser/useHydrated';
import { useSwipe } from '../../ui/useSwipe';
import { followedPx, turned } from './carousel.rules';
import styles from './HighlightCarousel.module.css';
import { HighlightCard } from './HighlightCard';

const ICON = { 'aria-hidden': true, size: 24, strokeWidth: 1.75 } as const;

/**
 * What to look forward to: a grid where there is room, and a row that moves by one where there is none. Which of the two is the
 * style sheet's matter. Before its script is there, and without, the row scrolls by itself.
 */
export function HighlightCarousel({ highlights }: { highlights: readonly Moment[] }) {
  const count = highlights.length;
  const [index, setIndex] = useState(0);
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const isReady = useHydrated();

  const turn = (step: 1 | -1) => {
    const target = turned(index, step, count);
    setIndex(target);
    // A button that is about to be disabled would take the keyboard's place with it.
    if (target === count - 1 && document.activeElement === next.current) previous.current?.focus();
    if (target === 0 && document.activeElement === previous.current) next.current?.focus();
  };
  const swipe = useSwipe((draggedPx) => {
    const step = swipeStep(draggedPx);
    if (step !== 0) turn(step);
  });
  const turnByArrow = (event: KeyboardEvent) => {
    const step = stepByArrow(event.key);
    if (step) turn(step);
  };

  const place = { '--index': index, '--followed': `${followedPx(swipe.draggedPx, index, count)}px` };
  return (
    <>
      <div
        className={styles.window}
        data-ready={isReady}
        data-dragged={swipe.draggedPx !== 0}
        {...swipe.handlers}
      >
        <ul className={styles.row} style={place as CSSProperties}>
          {highlights.map((highlight) => (
            <HighlightCard key={`${highlight.day} ${highlight.title}`} highlight={highlight} />
          ))}
        </ul>
      </div>
      {/* Arrow keys work while one of the two buttons has the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={styles.controls} onKeyDown={turnByArrow}>
        <button
          ref={previous}
          type="button"
          className={styles.button}
          aria-label="Previous highlight"
          disabled={index === 0}
          onClick={() => turn(-1)}
        >
          <ChevronLeft {...ICON} />
        </button>
        <output className={styles.position}>
          {index + 1} of {count}
          <span className="visually-hidden">: {highlights[index]?.title}</span>
        </output>
        <button
          ref={next}
          type="button"
          className={styles.button}
          aria-label="Next highlight"
          disabled={index === count - 1}
          onClick={() => turn(1)}
        >
          <ChevronRight {...ICON} />
        </button>
      </div>
    </>
  );
}
