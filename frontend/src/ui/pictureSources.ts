import { below } from '../lib/browser/breakpoints';
import { JPEG_WIDTH, PICTURES, WIDTHS } from './pictures.generated';

export type PictureName = keyof typeof PICTURES;

/** Upright phones, which get pictures of their own shape. */
export const UPRIGHT = `(orientation: portrait) and ${below('md')}`;
/** How wide a picture is drawn that fills the first screen: as wide as the window, or as its height asks for. */
export const FILLING = { wide: 'max(100vw, 178vh)', upright: 'max(100vw, 57vh)' } as const;

/** What a picture's files are called before their width. */
const stemOf = (name: PictureName) => `${name}.${PICTURES[name].hash}`;

/** The widths a picture is encoded in: never larger than it is, and a narrow one as it is. */
function widthsOf(name: PictureName): readonly number[] {
  const { width } = PICTURES[name];
  const fitting = WIDTHS.filter((one) => one <= width);
  return fitting.length > 0 ? fitting : [width];
}

/** The files of a picture in one format, as `srcset` wants them. */
export function sourceSet(name: PictureName, format: 'avif' | 'webp'): string {
  return widthsOf(name)
    .map((width) => `/media/${stemOf(name)}-${width}.${format} ${width}w`)
    .join(', ');
}

/** The largest file of a picture that every browser shows, for a link to it. */
export const largestFile = (name: PictureName): string =>
  `/media/${stemOf(name)}-${Math.max(...widthsOf(name))}.webp`;

/** The file for whatever knows no other format. */
export const jpegFile = (name: PictureName): string =>
  `/media/${stemOf(name)}-${Math.min(JPEG_WIDTH, PICTURES[name].width)}.jpg`;
