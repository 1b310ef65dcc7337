import type { ReactNode } from 'react';
import { TripPicture } from '../../ui/TripPicture';
import styles from './PicturePicker.module.css';
import type { PictureOption } from './pictureWords';

interface Props {
  legend: string;
  /** Of the radio buttons: two grids are one choice. */
  name: string;
  options: readonly PictureOption[];
  chosen: string;
  onChoose: (picture: string) => void;
  children?: ReactNode;
}

/** Pictures to choose one from, each with its name. */
export function PictureGrid({ legend, name, options, chosen, onChoose, children }: Props) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.grid}>
        {options.map(({ picture, name: called, words }) => (
          <label key={picture} className={styles.option}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={picture === chosen}
              onChange={() => onChoose(picture)}
            />
            <TripPicture className={styles.picture} picture={picture} alt={words} sizes="180px" />
            <span className={styles.name}>{called}</span>
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
