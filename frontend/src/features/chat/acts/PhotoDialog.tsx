import { PictureDialog } from '../../../ui/PictureDialog';
import type { ShownPicture } from '../../../ui/pictureSteps';
import styles from './PhotoDialog.module.css';

/** A shared photo as it is shown large. */
export interface LargePhoto extends ShownPicture {
  url: string;
  width: number;
  height: number;
  alt: string;
}

interface Props {
  photos: readonly LargePhoto[];
  startAt: number;
  onClose: () => void;
}

function drawPhoto({ url, width, height, alt }: LargePhoto, isShown: boolean) {
  return (
    <img
      className={styles.photo}
      src={url}
      width={width}
      height={height}
      alt={alt}
      loading={isShown ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}

/** Shared photos over the whole window, one at a time. */
export default function PhotoDialog({ photos, startAt, onClose }: Props) {
  return (
    <PictureDialog
      label="Shared photos"
      pictures={photos}
      startAt={startAt}
      draw={drawPhoto}
      onClose={onClose}
    />
  );
}
