import type { PictureName } from '../../ui/pictureSources';

/** One picture of a gallery. */
export interface GalleryPicture {
  name: PictureName;
  /** What a guest would see or do there. */
  alt: string;
  title: string;
  caption: string;
}
