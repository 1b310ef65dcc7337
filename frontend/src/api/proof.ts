import { useSyncExternalStore } from 'react';

type Give = (isProven: boolean) => void;

/** Those who wait to know whether the person has proven that it is them. */
let waiting: readonly Give[] = [];
const listeners = new Set<() => void>();

function set(next: readonly Give[]): void {
  waiting = next;
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks the person to prove that it is them; requests that ask at once share one dialog. No where nobody draws one. */
export function askForProof(): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  return new Promise((give) => set([...waiting, give]));
}

/** Ends the question: the requests that wait for it are sent again, or fail as they did. */
export function answerProof(isProven: boolean): void {
  const asked = waiting;
  set([]);
  for (const give of asked) give(isProven);
}

/** Whether a request waits for the person's proof. */
export function useProofAsked(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => waiting.length > 0,
    () => false,
  );
}
