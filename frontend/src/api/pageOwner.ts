import { PERSON_HEADER } from '../../../backend/contracts/request-headers';

const SOMEBODY_ELSE = 'auth.somebody_else';
/** The server knows nobody in this browser. A wrong password or code has codes of its own. */
const NOBODY = 'auth.required';

let owner: number | null = null;
const listeners = new Set<(sentence: string) => void>();
const nobodyListeners = new Set<() => void>();

/** The page is this person's from now on; null for nobody's yet. */
export function pageBelongsTo(userId: number | null): void {
  owner = userId;
}

/** The header of a write, by which the server refuses one of somebody else's page; null while the page is nobody's. */
export const ownerHeader = (): [name: string, value: string] | null =>
  owner === null ? null : [PERSON_HEADER, String(owner)];

/** Takes note of a refusal: of one that says that somebody else is logged in, or nobody, all are told who asked for it. */
export function hearRefusal({ code, sentence }: { code: string; sentence: string }): void {
  if (code === SOMEBODY_ELSE) for (const listener of listeners) listener(sentence);
  if (code === NOBODY) for (const listener of nobodyListeners) listener();
}

/** Calls back, with a sentence for people, when a write was refused for its page. Returns the function that ends it. */
export function onSomebodyElse(listener: (sentence: string) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls back when a request of any kind was refused because nobody is logged in. Returns the function that ends it. */
export function onNobody(listener: () => void): () => void {
  nobodyListeners.add(listener);
  return () => nobodyListeners.delete(listener);
}
