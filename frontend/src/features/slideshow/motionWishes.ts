const PAUSED_KEY = 'slideshow-paused';

/** True where the system asks for less motion or the connection for less data. */
function prefersStill(): boolean {
  // `connection` is Chromium's alone and unknown to TypeScript's DOM.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData === true;
}

function chosenEarlier(): string | null {
  try {
    return sessionStorage.getItem(PAUSED_KEY);
  } catch {
    // Storage is shut off: nothing was chosen earlier.
    return null;
  }
}

/** Whether the slideshow starts paused: what the person chose earlier in this visit, else what the system asks for. */
export function startsPaused(): boolean {
  const chosen = chosenEarlier();
  return chosen === null ? prefersStill() : chosen === 'yes';
}

/** Keeps the person's choice for the rest of the visit. */
export function rememberPaused(isPaused: boolean): void {
  try {
    sessionStorage.setItem(PAUSED_KEY, isPaused ? 'yes' : 'no');
  } catch {
    // The choice holds for this page only.
  }
}
