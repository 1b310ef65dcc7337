import { useState } from 'react';
import { FormButton } from '../../../ui/FormButton';
import styles from './DeviceNote.module.css';

interface Props {
  /** False where the browser keeps nothing; undefined until something was typed. */
  isKept: boolean | undefined;
  /** The server keeps what somebody has continued with, for this browser. */
  goesOn?: boolean;
  onClear: () => void;
}

const TAB = 'in this tab until you pay or close it.';
/** The server's draft lives as long: `bookings/draft`. */
const TAB_AND_DAY = 'in this tab, and for a day in this browser once you continue.';

/** Says where typed details are, and takes them away on request. The line keeps its height, so that nothing moves. */
export function DeviceNote({ isKept, goesOn = false, onClear }: Props) {
  const [wasCleared, setWasCleared] = useState(false);
  const clear = () => {
    onClear();
    setWasCleared(true);
  };

  return (
    <div className={styles.note}>
      <output>
        {isKept && <span>{`Saved ${goesOn ? TAB_AND_DAY : TAB}`}</span>}
        {isKept === undefined && (
          <span>
            {wasCleared ? 'Your details are cleared.' : `What you type stays ${goesOn ? TAB_AND_DAY : TAB}`}
          </span>
        )}
      </output>
      <FormButton variant="text" size="medium" onClick={clear}>
        Clear my details
      </FormButton>
    </div>
  );
}
