import { stepByArrow } from '../lib/browser/arrowKeys';

/** What is told of a picture; how it is drawn is its owner's. */
export interface ShownPicture {
  key: string;
  title: string;
  caption: string;
}

/** One way round the gallery: the picture before, or the one after. */
export type Step = -1 | 1;

/** The picture so many steps on; after the last comes the first. */
export function stepFrom(index: number, step: Step, count: number): number {
  return (index + step + count) % count;
}

/** The pictures to have ready: the one that is shown and its two neighbours, each once, in the gallery's order. */
export function readyPictures(index: number, count: number): number[] {
  const ready = [stepFrom(index, -1, count), index, stepFrom(index, 1, count)];
  return [...new Set(ready)].toSorted((a, b) => a - b);
}

/** Where a key leads, or null when the gallery does not know it. Esc belongs to the dialog itself. */
export function indexByKey(key: string, index: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = stepByArrow(key);
  return step ? stepFrom(index, step, count) : null;
}
