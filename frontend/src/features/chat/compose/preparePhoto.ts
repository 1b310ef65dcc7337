import type { UnsentPhoto } from '../../../api/device/chatOutboxStore';
import { asJpeg, drawn, MOST_PHOTO_PX, sizeWithin, TAKEN_PICTURES } from '../../../lib/browser/drawnPicture';

const PREVIEW_PX = 480;
const SMALL_BYTES = 1_500_000;

/**
 * A chosen picture as it goes out: turned upright, no larger than the server keeps, small enough for a harbor's network.
 * Throws when the browser cannot read it as a picture.
 */
export async function preparePhoto(file: Blob): Promise<UnsentPhoto> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const size = sizeWithin(picture, MOST_PHOTO_PX);
    const isFine =
      TAKEN_PICTURES.includes(file.type) && file.size <= SMALL_BYTES && size.width === picture.width;
    const sent = isFine ? file : await asJpeg(drawn(picture, size));
    const preview = drawn(picture, sizeWithin(picture, PREVIEW_PX)).toDataURL('image/jpeg', 0.7);
    return { file: sent, preview, ...size, alt: '' };
  } finally {
    picture.close();
  }
}
