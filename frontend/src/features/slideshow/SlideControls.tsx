import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { Dispatch, DOMAttributes } from 'react';
import type { Slide } from '../../api/tripPages';
import styles from './SlideControls.module.css';
import type { SlideshowAction, SlideshowState } from './slideshow.rules';

interface Props extends Pick<DOMAttributes<HTMLElement>, 'onMouseEnter' | 'onMouseLeave'> {
  slides: readonly Slide[];
  state: SlideshowState;
  dispatch: Dispatch<SlideshowAction>;
  /** Told what the person chose: paused, or playing. */
  onPause: (isPaused: boolean) => void;
}

const ICON = { 'aria-hidden': true, size: 20, strokeWidth: 1.75 } as const;

/** Pause comes first and is always there; then back, forth, and a dot for every slide. */
export function SlideControls({ slides, state, dispatch, onPause, ...hover }: Props) {
  const toggle = state.isPaused ? 'play' : 'pause';
  return (
    <>
      <div className={styles.buttons} {...hover}>
        <button
          type="button"
          className={styles.button}
          aria-label={state.isPaused ? 'Play slideshow' : 'Pause slideshow'}
          onClick={() => {
            dispatch({ type: toggle });
            onPause(!state.isPaused);
          }}
        >
          {state.isPaused ? <Play {...ICON} /> : <Pause {...ICON} />}
        </button>
        <button
          type="button"
          className={styles.button}
          aria-label="Previous slide"
          onClick={() => dispatch({ type: 'previous' })}
        >
          <ChevronLeft {...ICON} />
        </button>
        <button
          type="button"
          className={styles.button}
          aria-label="Next slide"
          onClick={() => dispatch({ type: 'next' })}
        >
          <ChevronRight {...ICON} />
        </button>
      </div>
      <ul className={styles.dots} aria-label="Slides" {...hover}>
        {slides.map(({ title }, index) => (
          <li key={`${index} ${title}`}>
            <button
              type="button"
              className={styles.dot}
              aria-label={title}
              aria-current={index === state.index}
              onClick={() => dispatch({ type: 'show', index })}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
