import type { ChatPhoto } from '../../../../../backend/contracts/chat-events';
import styles from './MessagePhoto.module.css';
import { sizeInList } from './photo.rules';
import { useRowStop } from '../room/rowStops';

interface Props {
  photo: ChatPhoto;
  onOpen: () => void;
}

/** A shared photo in the size it will have, before it is here: nothing moves when it comes. */
export function MessagePhoto({ photo: { thumbnailUrl, width, height, alt }, onOpen }: Props) {
  const tabIndex = useRowStop();
  const size = sizeInList(width, height);
  return (
    <button
      type="button"
      className={styles.photo}
      data-printed=""
      style={{ width: size.width }}
      tabIndex={tabIndex}
      onClick={onOpen}
    >
      <img
        src={thumbnailUrl}
        width={size.width}
        height={size.height}
        style={{ aspectRatio: `${size.width} / ${size.height}` }}
        alt={alt || 'Photo without a description'}
        loading="lazy"
        decoding="async"
      />
      <span className="visually-hidden">, open large</span>
    </button>
  );
}
