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

/** The longest side a photo is carried to the server with: the server keeps no more. */
const MOST_SENT = 2_048;

/** The size to bring a picture to before it goes out: never larger than it is. */
export function sizeToSend(width: number, height: number, most = MOST_SENT) {
  const factor = Math.min(1, most / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}
