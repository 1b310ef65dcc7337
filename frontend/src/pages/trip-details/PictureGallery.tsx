import { Gallery } from '../../features/gallery/Gallery';
import { GALLERY_PICTURES } from './galleryPictures';
import styles from './PictureGallery.module.css';

/** The destination and the way there in pictures. */
export function PictureGallery() {
  return (
    <section id="gallery" className={styles.section} aria-labelledby="gallery-title">
      <div className={styles.head}>
        <h2 id="gallery-title">Ensenada, and the way there</h2>
        <p>Open a picture to see it large. All of them are illustrations of the planned voyage.</p>
      </div>
      <Gallery label="Destination gallery" pictures={GALLERY_PICTURES} />
    </section>
  );
}
