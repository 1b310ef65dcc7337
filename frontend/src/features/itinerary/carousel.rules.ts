/** Where a carousel that ends at both ends goes from an index by one step: never before the first or past the last. */
export function turned(index: number, step: 1 | -1, count: number): number {
  return Math.min(Math.max(index + step, 0), count - 1);
}

/** How far the row follows a finger. Where nothing more comes it follows at a third, so that the end can be felt. */
export function followedPx(draggedPx: number, index: number, count: number): number {
  const isAtEnd = draggedPx > 0 ? index === 0 : index === count - 1;
  return isAtEnd ? draggedPx / 3 : draggedPx;
}
