/**
 * Whether a button of the mouse is down, or a tap is being told as one. A browser takes the focus away with the press
 * and finds out with the release what was clicked: what moves in between is missed.
 */
let isPressed = false;
let waiting: (() => void)[] = [];

/** Only the main button clicks; what the others open, such as a menu, may swallow their release. */
function begin({ button }: MouseEvent): void {
  isPressed = button === 0;
}

/** The click follows the release within the same task. */
function end(): void {
  setTimeout(() => {
    isPressed = false;
    const acts = waiting;
    waiting = [];
    for (const act of acts) act();
  });
}

const ENDS = ['mouseup', 'dragend', 'contextmenu', 'blur'] as const;

/** Begins to watch the mouse and the finger. Returns the way to stop. */
export function followPresses(): () => void {
  window.addEventListener('mousedown', begin, true);
  for (const name of ENDS) window.addEventListener(name, end, name !== 'blur');
  return () => {
    window.removeEventListener('mousedown', begin, true);
    for (const name of ENDS) window.removeEventListener(name, end, name !== 'blur');
  };
}

/**
 * Does at once what changes the page's layout, or after the click that is under way: for whatever answers to a field that
 * is entered or left, and for a form in the page that goes when the server has answered.
 */
export function afterPress(act: () => void): void {
  if (isPressed) waiting.push(act);
  else act();
}
