import { PictureDialog } from '../../ui/PictureDialog';
import { TripPicture } from '../../ui/TripPicture';
import styles from './Gallery.module.css';
import type { GalleryPicture } from './galleryPicture';

interface Props {
  label: string;
  pictures: readonly GalleryPicture[];
  /** Index of the picture that was opened. */
  startAt: number;
  onClose: () => void;
}

const SIZES = 'min(100vw, 170vh)';

function drawLarge({ picture, alt }: GalleryPicture, isShown: boolean) {
  return <TripPicture picture={picture} alt={alt} sizes={SIZES} className={styles.large} isFirst={isShown} />;
}

/** The gallery's pictures large, one at a time. */
export default function GalleryDialog({ pictures, ...rest }: Props) {
  const shown = pictures.map((picture) => ({ ...picture, key: picture.picture }));
  return <PictureDialog pictures={shown} draw={drawLarge} {...rest} />;
}
