import { useSyncExternalStore } from 'react';
import { keep, readKept } from '../lib/browser/kept';

export type SchemeChoice = 'system' | 'light' | 'dark';

// index.html reads the same key before the first paint.
const KEY = 'theme';
const listeners = new Set<() => void>();
const darkSystem = () => window.matchMedia('(prefers-color-scheme: dark)');

function readChoice(): SchemeChoice {
  const stored = readKept('device', KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function paint(choice: SchemeChoice): void {
  const system = darkSystem().matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = choice === 'system' ? system : choice;
}

/** Chooses light, dark, or what the system says, now and on later visits. */
export function chooseScheme(choice: SchemeChoice): void {
  keep('device', KEY, choice);
  paint(choice);
  for (const listener of listeners) listener();
}

function followSystem(): void {
  paint(readChoice());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const system = darkSystem();
  system.addEventListener('change', followSystem);
  // It may have changed since index.html painted, while nobody listened.
  followSystem();
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', followSystem);
  };
}

/** What the person chose. The page itself changes by CSS; this is for the switch that shows the choice. */
export function useSchemeChoice(): SchemeChoice {
  return useSyncExternalStore(subscribe, readChoice, () => 'system');
}
