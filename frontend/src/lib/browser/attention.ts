/** How long after the last key, touch or move of the mouse what the page asks still counts as asked by its person. */
const ATTENDED_MS = 60_000;
/** Not `scroll`: a chat scrolls by itself. */
const ACTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;

// Whoever opens a page is there.
let lastActAt = Date.now();

/** Whether somebody was at this page a moment ago. On the server there is nobody to be missed. */
export const isAttended = (): boolean =>
  typeof document === 'undefined' || Date.now() - lastActAt < ATTENDED_MS;

/** Notes when the person does something, and says so. Returns the way to stop. */
export function followActs(onAct: () => void): () => void {
  const hear = () => {
    lastActAt = Date.now();
    onAct();
  };
  for (const name of ACTS) window.addEventListener(name, hear, { capture: true, passive: true });
  return () => {
    for (const name of ACTS) window.removeEventListener(name, hear, { capture: true });
  };
}
