import { below } from '../lib/browser/breakpoints';
import styles from './CaptionedPictures.module.css';
import { Picture } from './Picture';
import type { PictureName } from './pictureSources';

export interface CaptionedPicture {
  name: PictureName;
  alt: string;
  title: string;
  /** A second line. */
  text?: string;
}

interface Props {
  pictures: readonly CaptionedPicture[];
  /** Four in a row where there is room, or two. */
  look: 'small' | 'large';
}

const SIZES = {
  small: `${below('sm')} 92vw, ${below('xl')} 45vw, 25vw`,
  large: `${below('sm')} 90vw, 45vw`,
} as const;

/** Pictures with a line or two under each. */
export function CaptionedPictures({ pictures, look }: Props) {
  return (
    <ul className={styles.pictures} data-look={look}>
      {pictures.map(({ name, alt, title, text }) => (
        <li key={name}>
          <figure>
            <Picture name={name} alt={alt} sizes={SIZES[look]} className={styles.picture} />
            <figcaption>
              <strong>{title}</strong>
              {text && <span>{text}</span>}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
