import { useEffect, useId, useInsertionEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { popFirst } from './popFirst';

const QUESTION = 'What you changed here is not saved yet. Leave without saving?';

/** The forms on the page that hold something unsaved. */
const open = new Set<string>();

/** The page they are on, and where in the history it stands. */
const shown = { pathname: '', place: Number.NaN };

/** NaN where nobody knows: a part of the page that the browser led to by itself has no number of the router's. */
function placeInHistory(): number {
  const { navigation, history } = window as { navigation?: Navigation; history: History };
  const { idx } = (history.state ?? {}) as { idx?: unknown };
  return navigation?.currentEntry?.index ?? (typeof idx === 'number' ? idx : Number.NaN);
}

function askBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Whether the page goes with a press on this: a link to another page, or a button that says so by `data-leaves`. */
function leaves(pressed: Element | null): boolean {
  if (!(pressed instanceof HTMLAnchorElement)) return pressed !== null;
  if (pressed.target === '_blank' || pressed.hasAttribute('download')) return false;
  return pressed.origin === location.origin && pressed.pathname !== location.pathname;
}

/** The router would follow a link without asking. */
function askBeforePress(event: MouseEvent): void {
  const pressed = event.target instanceof Element ? event.target.closest('a[href], [data-leaves]') : null;
  if (!leaves(pressed) || mayLeave()) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Back and Forward: the browser is there already. Who stays is brought back, before the router hears of it. */
function askBeforeHistory(event: PopStateEvent): void {
  // Another part of the same page, or the page that was come back to.
  if (location.pathname === shown.pathname || mayLeave()) return;
  event.stopImmediatePropagation();
  // Where nobody knows, it was one step back; 0 steps would load the page anew.
  history.go(shown.place - placeInHistory() || 1);
}

function watch(isOpen: boolean): void {
  const change = isOpen ? 'addEventListener' : 'removeEventListener';
  window[change]('beforeunload', askBeforeUnload);
  popFirst.hear = isOpen ? askBeforeHistory : null;
  document[change]('click', askBeforePress as EventListener, true);
}

/** Whether the page may be left: asks where something on it is unsaved. For what leads away and is no link. */
export function mayLeave(): boolean {
  // The browser's own question is the only one that can wait for an answer.
  // oxlint-disable-next-line no-alert
  return open.size === 0 || window.confirm(QUESTION);
}

/** While `hasUnsaved`, whoever leaves the page is asked once whether they mean it. */
export function useUnsavedWarning(hasUnsaved: boolean): void {
  const id = useId();
  const address = useLocation();
  // This kind of effect stays in a tab of the desk that is hidden: what was typed there is still to be lost.
  useInsertionEffect(() => {
    if (!hasUnsaved) return undefined;
    open.add(id);
    if (open.size === 1) watch(true);
    return () => {
      open.delete(id);
      if (open.size === 0) watch(false);
    };
  }, [hasUnsaved, id]);
  useEffect(() => {
    if (!hasUnsaved) return;
    shown.pathname = address.pathname;
    shown.place = placeInHistory();
  }, [hasUnsaved, address]);
}
