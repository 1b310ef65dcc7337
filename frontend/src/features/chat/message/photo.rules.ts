const MOST_WIDTH = 320;
const MOST_HEIGHT = 320;
/** Very flat or tall pictures are cut in the list and whole when opened. */
const LEAST = 96;

/** How large a photo is drawn in the list, in CSS pixels: within 320 by 320, never blown up. */
export function sizeInList(width: number, height: number): { width: number; height: number } {
  const factor = Math.min(1, MOST_WIDTH / width, MOST_HEIGHT / height);
  const fit = (length: number) => Math.max(LEAST, Math.round(length * factor));
  return { width: fit(width), height: fit(height) };
}
