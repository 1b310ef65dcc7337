import { asJpeg, drawn, sizeWithin, TAKEN_PICTURES } from '../../../lib/browser/drawnPicture';

/** The longest side that the server keeps of a paper. A phone's camera takes four times as much. */
const MOST_PX = 2_400;

/** A paper as it goes out: a picture as large as it is kept, anything else as it is. The server looks for itself. */
export async function preparePaper(file: Blob): Promise<Blob> {
  try {
    return await asTaken(file);
  } catch {
    // No picture that this browser can draw, or one that it has no room for.
    return file;
  }
}

async function asTaken(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const size = sizeWithin(picture, MOST_PX);
    const isFine = TAKEN_PICTURES.includes(file.type) && size.width === picture.width;
    return isFine ? file : await asJpeg(drawn(picture, size));
  } finally {
    picture.close();
  }
}
