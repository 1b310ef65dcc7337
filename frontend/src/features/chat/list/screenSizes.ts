import { measureElement, observeElementRect, type Virtualizer } from '@tanstack/react-virtual';
import { isPrinted } from '../../../lib/usePrinted';

type List = Virtualizer<HTMLDivElement, HTMLElement>;

/** On paper rows and list have other heights than in the window, which goes on with those it knows. */
export const SCREEN_SIZES = {
  measureElement: (row: HTMLElement, entry: ResizeObserverEntry | undefined, list: List): number => {
    const known = isPrinted() ? list.measurementsCache[list.indexFromElement(row)] : undefined;
    return known?.size ?? measureElement(row, entry, list);
  },
  observeElementRect: (list: List, tell: (rect: { width: number; height: number }) => void) =>
    observeElementRect(list, (rect) => {
      if (!isPrinted()) tell(rect);
    }),
};
