import {
  measureElement,
  observeElementOffset,
  observeElementRect,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { isPrinted } from '../../../lib/browser/usePrinted';

type List = Virtualizer<HTMLDivElement, HTMLElement>;

/** On paper rows and list have other heights than in the window, and all begins at the top: the window goes on with what it knows. */
export const SCREEN_LAYOUT = {
  measureElement: (row: HTMLElement, entry: ResizeObserverEntry | undefined, list: List): number => {
    const known = isPrinted() ? list.measurementsCache[list.indexFromElement(row)] : undefined;
    return known?.size ?? measureElement(row, entry, list);
  },
  observeElementRect: (list: List, tell: (rect: { width: number; height: number }) => void) =>
    observeElementRect(list, (rect) => {
      if (!isPrinted()) tell(rect);
    }),
  observeElementOffset: (list: List, tell: (offset: number, isScrolling: boolean) => void) =>
    observeElementOffset(list, (offset, isScrolling) => {
      tell(isPrinted() ? (list.scrollOffset ?? 0) : offset, isScrolling);
    }),
};
