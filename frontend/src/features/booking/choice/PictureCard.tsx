import { type ReactNode, useId } from 'react';
import { from } from '../../../lib/browser/breakpoints';
import { TripPicture } from '../../../ui/TripPicture';
import styles from './PictureCard.module.css';

interface Props {
  /** As a trip's pages name it; null while it is not known: its room is held. */
  picture: { picture: string; alt: string } | null;
  /** Whether narrow windows show the picture, too. */
  isForPhones?: boolean;
  title: ReactNode;
  titleClass?: string | undefined;
  children: ReactNode;
}

/** A card that opens with a picture. Its title names it as a region of the page. */
export function PictureCard({ picture, isForPhones = false, title, titleClass, children }: Props) {
  const id = useId();
  const place = `${styles.picture} ${isForPhones ? '' : styles.wideOnly}`;
  return (
    <section className={styles.card} aria-labelledby={id}>
      {picture ? (
        <TripPicture
          picture={picture.picture}
          alt={picture.alt}
          sizes={`${from('lg')} 360px, 92vw`}
          className={place}
        />
      ) : (
        <div className={`${place} ${styles.held}`} />
      )}
      <div className={styles.body}>
        <h2 id={id} className={titleClass}>
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}
