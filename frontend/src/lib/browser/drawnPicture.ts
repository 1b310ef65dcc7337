/** Pictures that the server takes as they are. Everything else that the browser can draw is made a JPEG of. */
export const TAKEN_PICTURES = ['image/jpeg', 'image/png', 'image/webp'];

/** The longest side a photo is carried to the server with: the server keeps no more. */
export const MOST_PHOTO_PX = 2_048;

interface Size {
  width: number;
  height: number;
}

/** The size to bring a picture to, so that no side is longer than `most` pixels: never larger than it is. */
export function sizeWithin({ width, height }: Size, most: number): Size {
  const factor = Math.min(1, most / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}

/** The picture on a canvas of this size. Throws where the browser draws none. */
export function drawn(picture: ImageBitmap, { width, height }: Size): HTMLCanvasElement {
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

/** What is drawn, as a file. */
export function asJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('No picture came out')));
    canvas.toBlob(done, 'image/jpeg', 0.88);
  });
}
