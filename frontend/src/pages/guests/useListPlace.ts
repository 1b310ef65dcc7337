import { type RefObject, useLayoutEffect, useState } from 'react';

export const GAP_PX = 16;
/** The narrowest a card may be, as in the style sheet. */
const LEAST_PX = 290;

interface Place {
  /** Cards side by side. */
  columns: number;
  /** From the top of the document to the list. */
  topPx: number;
}

/** How many cards fit beside one another, and where the list begins; measured again whenever the page's size changes. */
export function useListPlace(list: RefObject<HTMLElement | null>): Place {
  const [place, setPlace] = useState<Place>({ columns: 1, topPx: 0 });

  useLayoutEffect(() => {
    const measure = () => {
      if (!list.current) return;
      const { width, top } = list.current.getBoundingClientRect();
      const columns = Math.max(1, Math.floor((width + GAP_PX) / (LEAST_PX + GAP_PX)));
      const topPx = Math.round(top + window.scrollY);
      setPlace((before) =>
        before.columns === columns && before.topPx === topPx ? before : { columns, topPx },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);

  return place;
}
