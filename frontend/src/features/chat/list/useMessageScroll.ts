import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import type { ChatState } from '../engine/chat.model';
import { lastSeq } from '../engine/log.rules';
import { landingIndex, rowCount, rowKeys } from '../message/rows.rules';
import { useBelow } from './useBelow';
import { useFollowEnd } from './useFollowEnd';
import { SCREEN_LAYOUT } from './screenLayout';
import { usePlaceOverPrint } from './usePlaceOverPrint';
import { isNearEnd, NEAR_END_PX, useStickyEnd } from './useStickyEnd';

// What pins may lie over; as high as PinnedBar. It is kept free whether there are pins or not, so that none moves a row.
export const PINS_PX = 56;
// Room above the first row for the note about what lies before it; as high as OlderNote.
const TOP_PX = PINS_PX + 64;
const BOTTOM_PX = 12;

interface MessageScroll {
  virtualizer: Virtualizer<HTMLDivElement, HTMLElement>;
  /** For the element that is as high as all rows together. */
  sizer: (element: HTMLElement | null) => void;
  /** True more than 80 px from the end: then the way to the latest is offered. */
  isAway: boolean;
  /** Messages below that have not been in view yet. */
  below: number;
  /** The newest message in view; 0 for none. */
  bottomSeq: number;
}

/**
 * Where the list stands. It opens on the first unread message, else where the reader was, else at the end; it follows the end while it is there,
 * and otherwise what is being read keeps its place, whatever is added above or below. Own lines always come into view.
 */
export function useMessageScroll(
  state: ChatState,
  scroller: RefObject<HTMLDivElement | null>,
  isPrinted: boolean,
): MessageScroll {
  const count = rowCount(state);
  const {
    me,
    pending,
    log: { messages },
  } = state;
  // The same function as long as the rows are the same: with a new one the list would measure all of them anew.
  const getItemKey = useMemo(() => {
    const keys = rowKeys({ me, pending, log: { messages } });
    return (index: number) => keys[index] ?? index;
  }, [me, pending, messages]);
  // Its functions read a list that changes by itself, so a component that uses them is not to be memoised.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLElement>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => 60,
    getItemKey,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: NEAR_END_PX,
    paddingStart: TOP_PX,
    paddingEnd: BOTTOM_PX,
    // The landing alone aligns a row's start: below the pins, or as far above as it was when the reader left.
    scrollPaddingStart: PINS_PX - (state.unread ? 0 : (state.place?.above ?? 0)),
    overscan: 6,
    // Rows are put in their place without being drawn anew.
    ...SCREEN_LAYOUT,
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
  });

  const [hasLanded, setLanded] = useState(false);
  useLayoutEffect(() => {
    if (hasLanded || count === 0) return;
    const index = landingIndex(state);
    if (index >= 0) virtualizer.scrollToIndex(index, { align: 'start' });
    else virtualizer.scrollToEnd();
    setLanded(true);
  }, [hasLanded, count, state, virtualizer]);

  const isNear = isNearEnd(virtualizer);
  useFollowEnd(state, virtualizer, isNear);
  useStickyEnd(scroller, virtualizer, isPrinted);
  usePlaceOverPrint(virtualizer, scroller, isPrinted);

  const viewEnd = (virtualizer.scrollOffset ?? 0) + (virtualizer.scrollRect?.height ?? 0);
  const inView = virtualizer.getVirtualItems().findLast(({ end }) => end <= viewEnd + 1);
  const bottomSeq = hasLanded && inView ? (state.log.messages[inView.index]?.seq ?? lastSeq(state.log)) : 0;
  const isAway = hasLanded && !isNear;
  const below = useBelow(isAway, bottomSeq, lastSeq(state.log));

  return {
    virtualizer,
    sizer: virtualizer.containerRef,
    isAway,
    below,
    bottomSeq,
  };
}
