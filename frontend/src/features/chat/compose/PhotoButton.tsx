import { ImagePlus } from 'lucide-react';
import styles from './Composer.module.css';
import type { PhotoDesk } from './usePhotoDrafts';

interface Props {
  photos: PhotoDesk;
  isDisabled: boolean;
}

/** Opens the device's own way to choose or take a picture. */
export function PhotoButton({ photos: { register, choose, take }, isDisabled }: Props) {
  return (
    <>
      <input
        ref={register}
        type="file"
        accept="image/*"
        multiple
        hidden
        data-testid="photo-input"
        onChange={({ target }) => {
          if (target.files) take(target.files);
          // The same picture can be chosen again after it was put away.
          target.value = '';
        }}
      />
      <button
        type="button"
        className={styles.tool}
        aria-label="Add photos"
        disabled={isDisabled}
        onClick={choose}
      >
        <ImagePlus aria-hidden="true" size={22} strokeWidth={1.75} />
      </button>
    </>
  );
}
