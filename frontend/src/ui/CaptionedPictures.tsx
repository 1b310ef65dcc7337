import { below } from '../lib/browser/breakpoints';
import styles from './CaptionedPictures.module.css';
import { TripPicture } from './TripPicture';
import { ownAddress } from './tripPictures';

interface CaptionedPicture {
  picture: string;
  alt: string;
  title: string;
  /** A second line; may be empty. */
  description: string;
}

interface Props {
  pictures: readonly CaptionedPicture[];
  /** What the site's own pictures are drawings of: "scenes from earlier sailings". */
  illustrated: string;
  /** Four in a row where there is room, or two. */
  look: 'small' | 'large';
}

const SIZES = {
  small: `${below('sm')} 92vw, ${below('xl')} 45vw, 25vw`,
  large: `${below('sm')} 90vw, 45vw`,
} as const;

/** Pictures with a line or two under each. It is said which are drawings: all of them, or those among the hosts' own. */
export function CaptionedPictures({ pictures, illustrated, look }: Props) {
  const isDrawn = ({ picture }: CaptionedPicture) => ownAddress(picture) === null;
  const areAllDrawn = pictures.every(isDrawn);
  return (
    <>
      {areAllDrawn && <p className={styles.note}>{`Illustrations of ${illustrated}, not photographs.`}</p>}
      <ul className={styles.pictures} data-look={look}>
        {pictures.map((shown, place) => (
          // A picture may stand there twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place}>
            <figure>
              <TripPicture
                picture={shown.picture}
                alt={shown.alt}
                sizes={SIZES[look]}
                className={styles.picture}
              />
              <figcaption>
                <strong>{shown.title}</strong>
                {shown.description && <span>{shown.description}</span>}
                {!areAllDrawn && isDrawn(shown) && <span>Illustration</span>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </>
  );
}
