import { asJpeg, drawn, sizeWithin, TAKEN_PICTURES } from './drawnPicture';

/**
 * A file as it goes out: a picture with no side longer than `mostPx`, of a kind that the server takes; anything else as it is.
 * The server looks for itself.
 */
export async function fittedFile(file: Blob, mostPx: number): Promise<Blob> {
  try {
    return await asTaken(file, mostPx);
  } catch {
    // No picture that this browser can draw, or one that it has no room for.
    return file;
  }
}

async function asTaken(file: Blob, mostPx: number): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const size = sizeWithin(picture, mostPx);
    const isFine = TAKEN_PICTURES.includes(file.type) && size.width === picture.width;
    return isFine ? file : await asJpeg(drawn(picture, size));
  } finally {
    picture.close();
  }
}
