import type { Place } from '../room/useDesk';

/** The menu's size in wide windows, as its styles have it. */
const WIDTH = 392;
const HEAD = 118;
const ENTRY = 44;
const MARGIN = 12;

/** Where the menu stands in a window: below what it belongs to or above it, where there is room, and inside in any case. */
export function menuPlace(
  { top, bottom, right }: Place,
  entries: number,
  window: { width: number; height: number },
): { top: number; left: number } {
  const height = HEAD + ENTRY * entries;
  const isRoomBelow = bottom + height + MARGIN <= window.height;
  const wanted = isRoomBelow ? bottom + 4 : top - height - 4;
  const inside = (value: number, most: number) => Math.max(MARGIN, Math.min(value, most));
  return {
    top: inside(wanted, window.height - height - MARGIN),
    left: inside(right - WIDTH, window.width - WIDTH - MARGIN),
  };
}
