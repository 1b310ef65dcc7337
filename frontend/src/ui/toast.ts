interface ToastText {
  title: string;
  description?: string;
}

/** What stands on the screen for a moment. Its id tells one from the next with the same words. */
export interface Toast extends ToastText {
  id: number;
  tone: 'success' | 'error';
}

// One place: a new toast takes that of the one on screen, so only one is ever visible.
let shown: Toast | null = null;
let count = 0;
const listeners = new Set<() => void>();

function show(next: Toast | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

export const shownToast = (): Toast | null => shown;

export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says that something worked; goes after five seconds. */
export function toastSuccess(text: ToastText): void {
  show({ ...text, id: ++count, tone: 'success' });
}

/** Says that something failed; goes after five seconds. Never the only place where an error is shown. */
export function toastError(text: ToastText): void {
  show({ ...text, id: ++count, tone: 'error' });
}

export function dismissToast(): void {
  show(null);
}
