/** One picture of a gallery. */
export interface GalleryPicture {
  /** One of the site's own, or one that a host of the trip handed in; each stands in a gallery once. */
  picture: string;
  /** What a guest would see or do there. */
  alt: string;
  title: string;
  caption: string;
}
