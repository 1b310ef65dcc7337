import type { UnsentPhoto } from '../../../api/device/chatOutboxStore';
import styles from './MessagePhoto.module.css';
import { sizeInList } from './photo.rules';

interface Props {
  photo: UnsentPhoto;
  /** How much of it is on the server, 0 to 1; undefined while nothing is on its way. */
  uploaded: number | undefined;
}

/** An own photo on its way, in the size it keeps, with how far it has come. */
export function PendingPhoto({ photo: { preview, width, height, alt }, uploaded }: Props) {
  const size = sizeInList(width, height);
  return (
    <div className={styles.photo} style={{ width: size.width }}>
      <img
        src={preview}
        width={size.width}
        height={size.height}
        style={{ aspectRatio: `${size.width} / ${size.height}` }}
        alt={alt || 'Your photo'}
      />
      {uploaded !== undefined && (
        <progress className={styles.progress} max={1} value={uploaded} aria-label="Sending the photo" />
      )}
    </div>
  );
}
