import type { ReactNode, Ref } from 'react';
import { TripPicture } from '../../ui/TripPicture';
import styles from './PicturePicker.module.css';
import type { PictureOption } from './pictureWords';

interface Props<O extends PictureOption> {
  ref?: Ref<HTMLFieldSetElement>;
  legend: string;
  /** Of the radio buttons: two grids are one choice. */
  name: string;
  options: readonly O[];
  chosen: string;
  onChoose: (picture: string) => void;
  /** What stands below a picture. */
  renderBelow?: (option: O) => ReactNode;
  children?: ReactNode;
}

/** Pictures to choose one from, each with its name. */
export function PictureGrid<O extends PictureOption>({
  ref,
  legend,
  options,
  renderBelow,
  ...grid
}: Props<O>) {
  const { name, chosen, onChoose, children } = grid;
  return (
    <fieldset ref={ref} className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.grid}>
        {options.map((option) => (
          <div key={option.picture} className={styles.cell}>
            <label className={styles.option}>
              <input
                type="radio"
                name={name}
                className={styles.radio}
                checked={option.picture === chosen}
                onChange={() => onChoose(option.picture)}
              />
              <TripPicture
                className={styles.picture}
                picture={option.picture}
                alt={option.words}
                sizes="180px"
              />
              <span className={styles.name}>{option.name}</span>
            </label>
            {renderBelow?.(option)}
          </div>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
