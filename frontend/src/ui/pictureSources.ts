import { below } from '../lib/browser/breakpoints';
import { PICTURES } from './pictures.generated';

export type PictureName = keyof typeof PICTURES;

/** Upright phones, which get pictures of their own shape. */
export const UPRIGHT = `(orientation: portrait) and ${below('md')}`;
/** How wide a picture is drawn that fills the first screen: as wide as the window, or as its height asks for. */
export const FILLING = { wide: 'max(100vw, 178vh)', upright: 'max(100vw, 57vh)' } as const;

/** The files of a picture in one format, as `srcset` wants them. */
export function sourceSet(name: PictureName, format: 'avif' | 'webp'): string {
  const { stem, widths } = PICTURES[name];
  return widths.map((width) => `/media/${stem}-${width}.${format} ${width}w`).join(', ');
}

/** The largest file of a picture that every browser shows, for a link to it. */
export function largestFile(name: PictureName): string {
  const { stem, widths } = PICTURES[name];
  return `/media/${stem}-${Math.max(...widths)}.webp`;
}
