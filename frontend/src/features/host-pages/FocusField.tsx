import { type CSSProperties, useId } from 'react';
import { TripPicture } from '../../ui/TripPicture';
import styles from './FocusField.module.css';

interface Props {
  picture: string;
  /** From 0 (left) to 100. */
  value: number;
  onChange: (focus: number) => void;
}

/** What of a picture stays where its frame is narrow, with the frame beside it. */
export function FocusField({ picture, value, onChange }: Props) {
  const id = useId();
  return (
    <div className={styles.focus}>
      <div className={styles.control}>
        <label htmlFor={id}>What stays in a narrow frame</label>
        <input
          id={id}
          type="range"
          min={0}
          max={100}
          value={value}
          aria-valuetext={`${value} of 100 from the left`}
          onChange={({ target }) => onChange(target.valueAsNumber)}
        />
        <p className={styles.ends} aria-hidden="true">
          <span>Left</span> <span>Right</span>
        </p>
      </div>
      {picture && (
        <div className={styles.frame} style={{ '--focus': `${value}%` } as CSSProperties}>
          <TripPicture className={styles.picture} picture={picture} alt="" sizes="300px" />
        </div>
      )}
    </div>
  );
}
