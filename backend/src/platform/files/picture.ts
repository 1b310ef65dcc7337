import { DomainError } from '../errors/domain-error.js';

/** A picture of more pixels is refused before it is unpacked: a small file may hold a huge one. */
const MAX_PIXELS = 60_000_000;
const QUALITY = 82;

type Painter = typeof import('sharp').default;
let painter: Promise<Painter> | undefined;

/** Loaded with the first picture: it is large, and many a start serves none. */
async function loadPainter(): Promise<Painter> {
  const { default: sharp } = await import('sharp');
  // One core a picture: a node has sockets to serve meanwhile.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

export interface Picture {
  bytes: Buffer;
  width: number;
  height: number;
}

export const PICTURE_TYPE = 'image/webp';

/**
 * The picture anew, upright, within a square of `maxPx`, never enlarged: nothing of the sent file's metadata and nothing
 * hidden behind its pixels goes on. Throws `upload.unreadable`, `upload.too_many_pixels`.
 */
export async function redrawn(file: Buffer, maxPx: number): Promise<Picture> {
  painter ??= loadPainter();
  const sharp = await painter;
  try {
    await assertDrawable(sharp, file);
    const { data, info } = await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: maxPx, height: maxPx, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (cause) {
    if (cause instanceof DomainError) throw cause;
    throw Object.assign(new DomainError('upload.unreadable'), { cause });
  }
}

async function assertDrawable(sharp: Painter, file: Buffer): Promise<void> {
  const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
  if (width * height > MAX_PIXELS)
    throw new DomainError('upload.too_many_pixels', { megapixels: MAX_PIXELS / 1_000_000 });
}
