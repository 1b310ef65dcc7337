const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };
const IN_ROW: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ...STEPS };

/**
 * Moves focus to the message above or below within `list`; from the list itself, to the last one in view. False for other
 * keys.
 */
export function moveFocus(list: HTMLElement, key: string): boolean {
  const step = STEPS[key];
  const focused = document.activeElement?.closest('article') ?? null;
  if (step === undefined) return false;

  const articles = [...list.querySelectorAll('article')];
  const end = list.getBoundingClientRect().bottom;
  const target = focused
    ? articles[articles.indexOf(focused) + step]
    : (articles.findLast((article) => article.getBoundingClientRect().bottom <= end) ?? articles.at(-1));
  target?.focus();
  return target !== undefined;
}

/** Moves focus among the buttons of a menu by any arrow key, Home and End, round at the ends. False for other keys. */
export function moveInMenu(menu: HTMLElement, key: string): boolean {
  const buttons = [...menu.querySelectorAll('button')];
  const ends: Record<string, number> = { Home: 0, End: buttons.length - 1 };
  const step = IN_ROW[key];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const next = ends[key] ?? (step === undefined ? undefined : (at + step + buttons.length) % buttons.length);
  if (next === undefined) return false;
  buttons[next]?.focus();
  return true;
}
