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

/** Moves focus among the controls of a box by any arrow key, Home and End, round at the ends. False for other keys. */
export function moveAmong(box: HTMLElement, controls: 'button' | 'input', key: string): boolean {
  const all = [...box.querySelectorAll<HTMLElement>(controls)];
  const ends: Record<string, number> = { Home: 0, End: all.length - 1 };
  const step = IN_ROW[key];
  const at = all.findIndex((control) => control === document.activeElement);
  const next = ends[key] ?? (step === undefined ? undefined : (at + step + all.length) % all.length);
  if (next === undefined) return false;
  all[next]?.focus();
  return true;
}
