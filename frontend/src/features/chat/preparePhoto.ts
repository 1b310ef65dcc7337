import type { UnsentPhoto } from '../../api/chat-outbox-store';
import { sizeToSend } from './photo.rules';

const PREVIEW_PX = 480;
/** What the server takes as it is. Everything else that the browser can draw is made a JPEG of. */
const TAKEN = ['image/jpeg', 'image/png', 'image/webp'];
const SMALL_BYTES = 1_500_000;

interface Size {
  width: number;
  height: number;
}

function drawn(picture: ImageBitmap, { width, height }: Size): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('This browser draws no pictures');
  // JPEG knows nothing transparent: paper is white.
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, width, height);
  paper.drawImage(picture, 0, 0, width, height);
  return canvas;
}

function asJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('No picture came out')));
    canvas.toBlob(done, 'image/jpeg', 0.88);
  });
}

/**
 * A chosen picture as it goes out: turned upright, no larger than the server keeps, small enough for a harbor's network.
 * Throws when the browser cannot read it as a picture.
 */
export async function preparePhoto(file: Blob): Promise<UnsentPhoto> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const size = sizeToSend(picture.width, picture.height);
    const isFine = TAKEN.includes(file.type) && file.size <= SMALL_BYTES && size.width === picture.width;
    const sent = isFine ? file : await asJpeg(drawn(picture, size));
    const small = sizeToSend(picture.width, picture.height, PREVIEW_PX);
    const preview = drawn(picture, small).toDataURL('image/jpeg', 0.7);
    return { file: sent, preview, ...size, alt: '' };
  } finally {
    picture.close();
  }
}
