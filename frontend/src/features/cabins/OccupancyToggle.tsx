import type { Occupancy } from '../../api/quote';
import styles from './OccupancyToggle.module.css';

interface Props {
  value: Occupancy;
  onChange: (occupancy: Occupancy) => void;
}

const CHOICES: readonly { value: Occupancy; label: string; note: string }[] = [
  { value: 'double', label: 'Double', note: 'two travellers share' },
  { value: 'single', label: 'Single', note: 'a cabin for one' },
];

/** How many sleep in the cabin: a radio group, for one of the two always holds. */
export function OccupancyToggle({ value, onChange }: Props) {
  return (
    <fieldset>
      <legend className={styles.legend}>Occupancy</legend>
      <div className={styles.group}>
        {CHOICES.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              name="occupancy"
              className={styles.input}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <strong>{choice.label}</strong> <span className={styles.note}>{choice.note}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
