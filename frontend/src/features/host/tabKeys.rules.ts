import { stepByArrow } from '../../lib/browser/arrowKeys';

/** The tab a key leads to from the chosen one, round and round; null for a key that leads nowhere. */
export function tabByKey(tabs: readonly string[], chosen: string, key: string): string | null {
  if (key === 'Home') return tabs.at(0) ?? null;
  if (key === 'End') return tabs.at(-1) ?? null;
  const step = stepByArrow(key);
  if (step === null) return null;
  return tabs.at((tabs.indexOf(chosen) + step) % tabs.length) ?? null;
}
