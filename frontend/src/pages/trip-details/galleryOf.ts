import type { Slide } from '../../api/tripPages';
import type { GalleryPicture } from '../../features/gallery/galleryPicture';

/** The pictures of some slides, each once and with the words of the first slide that shows it. */
export function galleryOf(slides: readonly Slide[]): GalleryPicture[] {
  const pictures = new Map<string, GalleryPicture>();
  for (const { picture, alt, title, description } of slides) {
    if (!pictures.has(picture)) pictures.set(picture, { picture, alt, title, caption: description });
  }
  return [...pictures.values()];
}
