/** A drag shorter than this is no swipe. Specification, section 9. */
const SWIPE_PX = 50;

/** Where a drag of so many pixels to the right leads: 1 to the next, -1 to the previous, 0 nowhere. */
export function swipeStep(draggedPx: number): 1 | 0 | -1 {
  if (Math.abs(draggedPx) < SWIPE_PX) return 0;
  return draggedPx < 0 ? 1 : -1;
}
