import { keep, readKept } from '../../lib/browser/kept';

const PAUSED_KEY = 'slideshow-paused';

/** True where the system asks for less motion or the connection for less data. */
function prefersStill(): boolean {
  // `connection` is Chromium's alone and unknown to TypeScript's DOM.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData === true;
}

/** Whether the slideshow starts paused: what the person chose earlier in this visit, else what the system asks for. */
export function startsPaused(): boolean {
  const chosen = readKept('tab', PAUSED_KEY);
  return chosen === null ? prefersStill() : chosen === 'yes';
}

/** Keeps the person's choice for the rest of the visit. */
export function rememberPaused(isPaused: boolean): void {
  keep('tab', PAUSED_KEY, isPaused ? 'yes' : 'no');
}
