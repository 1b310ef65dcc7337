import { lazy, type MouseEvent, Suspense, useRef, useState } from 'react';
import { below } from '../../lib/browser/breakpoints';
import { useHydrated } from '../../lib/browser/useHydrated';
import { TripPicture } from '../../ui/TripPicture';
import { largestOf } from '../../ui/tripPictures';
import styles from './Gallery.module.css';
import type { GalleryPicture } from './galleryPicture';

const GalleryDialog = lazy(() => import('./GalleryDialog'));

interface Props {
  /** Names the list and the dialog. */
  label: string;
  pictures: readonly GalleryPicture[];
}

// The first is drawn twice as wide as the others.
const SIZES = {
  first: `${below('md')} 92vw, ${below('xl')} 62vw, 46vw`,
  other: `${below('md')} 46vw, ${below('xl')} 31vw, 23vw`,
};

/** Pictures in a grid; each opens large in a dialog. Without script each is a link to its largest file. */
export function Gallery({ label, pictures }: Props) {
  const opener = useRef<HTMLAnchorElement>(null);
  const isHydrated = useHydrated();
  const [opened, setOpened] = useState<number | null>(null);

  const open = (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    // A new tab or a download was asked for: the link does that.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    opener.current = event.currentTarget;
    setOpened(index);
  };
  const close = () => {
    setOpened(null);
    // Not every browser gives focus to a link that is clicked, so the dialog alone would not return it.
    opener.current?.focus();
  };

  return (
    <>
      <ul className={styles.grid} aria-label={label}>
        {pictures.map(({ picture, alt, title }, index) => (
          <li key={picture} className={styles.item}>
            <a
              className={styles.thumbnail}
              href={largestOf(picture)}
              // index.html keeps a press for the script, if script is coming.
              data-waits
              // Until script has come it is a link and no more, and says nothing else.
              aria-haspopup={isHydrated ? 'dialog' : undefined}
              onClick={(event) => open(event, index)}
            >
              <TripPicture
                picture={picture}
                alt={alt}
                sizes={index === 0 ? SIZES.first : SIZES.other}
                className={styles.picture}
              />
              <span className={styles.title}>{title}</span>
            </a>
          </li>
        ))}
      </ul>
      {opened !== null && (
        <Suspense fallback={null}>
          <GalleryDialog label={label} pictures={pictures} startAt={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
