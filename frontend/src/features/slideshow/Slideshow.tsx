import { type KeyboardEvent, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import type { Slide } from '../../api/tripPages';
import { stepByArrow } from '../../lib/browser/arrowKeys';
import { useSwipe } from '../../ui/useSwipe';
import { rememberPaused, startsPaused } from './motionWishes';
import { SlideControls } from './SlideControls';
import styles from './Slideshow.module.css';
import { SlideView } from './SlideView';
import { INTERVAL_MS, type SlideshowState, slideshowReducer, swipeAction } from './slideshow.rules';
import { useHolds } from './useHolds';
import { useIsWarm } from './useIsWarm';

const START: SlideshowState = { index: 0, from: null, isPaused: false };

/** What stands where a trip has no slides of its own. */
const SHIP: Slide = {
  picture: 'ship-sunset-hero',
  // Said here, too: the words for every other picture would come along.
  alt: 'A cruise ship with lit balconies under way at sunset, sky and sea in gold',
  title: '',
  description: '',
  isMoving: false,
};

/**
 * Pictures of the voyage; of a single one nothing moves, and nothing is there to hold it. It fills its container; what must
 * be read stands over it, not in it. Slides that are replaced want another `key`: it stands at one of them.
 */
export function Slideshow({ slides }: { slides: readonly Slide[] }) {
  const [first = SHIP] = slides;
  const count = Math.max(slides.length, 1);
  const isOne = count === 1;
  const region = useRef<HTMLElement>(null);
  const [state, dispatch] = useReducer(slideshowReducer(count), START);
  const { isHeld, isOutOfSight, hover, focus } = useHolds(region);
  const isWarm = useIsWarm();
  const swipe = useSwipe((draggedPx) => {
    const action = swipeAction(draggedPx);
    if (action) dispatch(action);
  });
  const isTurning = !isOne && !state.isPaused && !isHeld;

  // Asked here and not while drawing: the server draws the same page for everybody.
  useLayoutEffect(() => {
    if (startsPaused()) dispatch({ type: 'pause' });
  }, []);
  // Each slide gets its own five seconds: whoever turned by hand does not see the next one at once.
  const upcoming = (state.index + 1) % count;
  useEffect(() => {
    if (!isTurning) return;
    const timer = setTimeout(() => dispatch({ type: 'show', index: upcoming }), INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [isTurning, upcoming]);

  const turnByArrow = (event: KeyboardEvent) => {
    const step = stepByArrow(event.key);
    if (step) dispatch({ type: step === 1 ? 'next' : 'previous' });
  };

  // The next slide waits ready below, but never before the first one has had the line to itself.
  const next = isWarm ? upcoming : state.index;
  // Sorted, because a video or an animation starts anew when its element moves in the document.
  const drawn = [...new Set([state.index, state.from ?? state.index, next])].toSorted((a, b) => a - b);
  const roleOf = (index: number) =>
    index === state.index ? 'active' : index === state.from ? 'leaving' : 'waiting';

  return (
    // Arrow keys reach the whole carousel while one of its buttons has the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={region}
      className={styles.slideshow}
      aria-roledescription={isOne ? undefined : 'carousel'}
      aria-label="Pictures of the voyage"
      onKeyDown={turnByArrow}
      {...focus}
    >
      {!isOne && (
        <SlideControls
          slides={slides}
          state={state}
          dispatch={dispatch}
          onPause={rememberPaused}
          {...hover}
        />
      )}
      <div
        className={styles.stage}
        aria-live={isTurning ? 'off' : 'polite'}
        style={{ translate: `${swipe.draggedPx}px` }}
        {...swipe.handlers}
      >
        {drawn.map((index) => (
          <SlideView
            key={index}
            slide={slides[index] ?? first}
            position={`${index + 1} of ${count}`}
            role={roleOf(index)}
            isFirst={index === 0}
            isMoving={!isOne && !state.isPaused && !isOutOfSight}
          />
        ))}
      </div>
      <div className={styles.scrim} />
      <Caption slide={slides[state.index] ?? first} />
    </section>
  );
}

function Caption({ slide: { title, description } }: { slide: Slide }) {
  return (
    <p className={styles.caption}>
      <strong>{title}</strong> {description}
    </p>
  );
}
