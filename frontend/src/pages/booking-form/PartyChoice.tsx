import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import type { Occupancy } from '../../api/quote';
import styles from './BookingForm.module.css';

interface Props {
  occupancy: Occupancy;
  isLocked: boolean;
  onChoose: (occupancy: Occupancy) => void;
}

/** For how many people a place is waited for. */
export function PartyChoice({ occupancy, isLocked, onChoose }: Props) {
  const id = useId();
  return (
    <div>
      <h3 id={id} className={styles.question}>
        Travellers
      </h3>
      <RadioGroup
        aria-labelledby={id}
        name="occupancy"
        value={occupancy}
        onChange={(_, chosen) => onChoose(chosen === 'double' ? 'double' : 'single')}
      >
        <FormControlLabel
          value="single"
          disabled={isLocked}
          control={<Radio />}
          label="One, in a cabin of their own"
        />
        <FormControlLabel
          value="double"
          disabled={isLocked}
          control={<Radio />}
          label="Two, sharing a cabin"
        />
      </RadioGroup>
    </div>
  );
}
