import type { ShownPart, TripFront } from '../../api/tripPages';
import { Gallery } from '../../features/gallery/Gallery';
import { ErrorNote } from '../../ui/ErrorNote';
import { ownAddress } from '../../ui/tripPictures';
import { Waiting } from '../../ui/Waiting';
import { galleryOf } from './galleryOf';
import styles from './PictureGallery.module.css';
import section from './Section.module.css';

/** The pictures of the trip's slides; left out where it has none. */
export function PictureGallery({ front: { data, isMissing, refetch } }: { front: ShownPart<TripFront> }) {
  const pictures = data && galleryOf(data.slides);
  if (pictures?.length === 0) return null;
  return (
    <section id="gallery" className={section.section} aria-labelledby="gallery-title">
      <div className={styles.head}>
        <h2 id="gallery-title">The voyage in pictures</h2>
        <p>
          Open a picture to see it large.{' '}
          {pictures && !pictures.some(({ picture }) => ownAddress(picture)) && (
            <span>All of them are illustrations of the planned voyage.</span>
          )}
        </p>
      </div>
      {isMissing && <ErrorNote onRetry={refetch}>The pictures did not load. Please try again.</ErrorNote>}
      {!data && !isMissing && <Waiting height="36rem" onRetry={refetch} />}
      {pictures && <Gallery label="Destination gallery" pictures={pictures} />}
    </section>
  );
}
