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
  small: '(width < 640px) 92vw, (width < 1200px) 45vw, 25vw',
  large: '(width < 640px) 90vw, 45vw',
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
