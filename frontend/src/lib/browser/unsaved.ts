import { useEffect, useId } from 'react';

const QUESTION = 'What you changed here is not saved yet. Leave without saving?';

/** The forms on the page that hold something unsaved. */
const open = new Set<string>();

function askBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** A link of the page that leads to another one: the router would follow it without asking. */
function askBeforeLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.hasAttribute('download'))
    return;
  if (link.origin !== location.origin || link.pathname === location.pathname) return;
  // The browser's own question is the only one that can wait for an answer.
  // oxlint-disable-next-line no-alert
  if (window.confirm(QUESTION)) return;
  event.preventDefault();
  event.stopPropagation();
}

function watch(isOpen: boolean): void {
  const change = isOpen ? 'addEventListener' : 'removeEventListener';
  window[change]('beforeunload', askBeforeUnload);
  document[change]('click', askBeforeLink as EventListener, true);
}

/** While `hasUnsaved`, whoever leaves the page is asked once whether they mean it. */
export function useUnsavedWarning(hasUnsaved: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!hasUnsaved) return undefined;
    open.add(id);
    if (open.size === 1) watch(true);
    return () => {
      open.delete(id);
      if (open.size === 0) watch(false);
    };
  }, [hasUnsaved, id]);
}
