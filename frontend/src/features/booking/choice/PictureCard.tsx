import { type ReactNode, useId } from 'react';
import { from } from '../../../lib/browser/breakpoints';
import { Picture } from '../../../ui/Picture';
import type { PictureName } from '../../../ui/pictureSources';
import styles from './PictureCard.module.css';

interface Props {
  picture: { name: PictureName; alt: string };
  /** Whether narrow windows show the picture, too. */
  isForPhones?: boolean;
  title: ReactNode;
  titleClass?: string | undefined;
  children: ReactNode;
}

/** A card that opens with a picture. Its title names it as a region of the page. */
export function PictureCard({ picture, isForPhones = false, title, titleClass, children }: Props) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <Picture
        {...picture}
        sizes={`${from('lg')} 360px, 92vw`}
        className={`${styles.picture} ${isForPhones ? '' : styles.wideOnly}`}
      />
      <div className={styles.body}>
        <h2 id={id} className={titleClass}>
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}
