const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/** Moves focus to the message above or below within `list`; from the list itself, to its last one. False for other keys. */
export function moveFocus(list: HTMLElement, key: string): boolean {
  const step = STEPS[key];
  const focused = document.activeElement?.closest('article') ?? null;
  const isOnButton = document.activeElement instanceof HTMLButtonElement;
  if (step === undefined || isOnButton) return false;

  const articles = [...list.querySelectorAll('article')];
  const target = focused ? articles[articles.indexOf(focused) + step] : articles.at(-1);
  target?.focus();
  return target !== undefined;
}
