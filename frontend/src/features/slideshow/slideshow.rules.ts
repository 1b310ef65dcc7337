import { swipeStep } from '../../lib/browser/swipe';

/** Where the slideshow stands. `from` is the slide that is being left, drawn below the new one while it fades in. */
export interface SlideshowState {
  index: number;
  from: number | null;
  isPaused: boolean;
}

export type SlideshowAction =
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'show'; index: number }
  | { type: 'pause' }
  | { type: 'play' };

/** Specification, section 9. */
export const INTERVAL_MS = 5000;

function move(state: SlideshowState, index: number, count: number): SlideshowState {
  const wrapped = (index + count) % count;
  return wrapped === state.index ? state : { ...state, index: wrapped, from: state.index };
}

/** The slideshow's rules: it wraps at both ends, and only the person pauses it or lets it play. */
export function slideshowReducer(count: number) {
  return (state: SlideshowState, action: SlideshowAction): SlideshowState => {
    switch (action.type) {
      case 'next':
        return move(state, state.index + 1, count);
      case 'previous':
        return move(state, state.index - 1, count);
      case 'show':
        return move(state, action.index, count);
      case 'pause':
        return { ...state, isPaused: true };
      case 'play':
        return { ...state, isPaused: false };
    }
  };
}

/** Where a drag of so many pixels to the right leads: forth, back, or nowhere. */
export function swipeAction(draggedPx: number): SlideshowAction | null {
  const step = swipeStep(draggedPx);
  return step === 0 ? null : { type: step === 1 ? 'next' : 'previous' };
}
