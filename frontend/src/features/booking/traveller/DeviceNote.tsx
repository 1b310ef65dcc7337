import { useState } from 'react';
import { FormButton } from '../../../ui/FormButton';
import styles from './DeviceNote.module.css';

interface Props {
  isKept: boolean;
  onClear: () => void;
}

/** Says where typed details are, and takes them away on request. The line keeps its height, so that nothing moves. */
export function DeviceNote({ isKept, onClear }: Props) {
  const [wasCleared, setWasCleared] = useState(false);
  const clear = () => {
    onClear();
    setWasCleared(true);
  };

  return (
    <div className={styles.note}>
      <output>
        {isKept && <span>Saved on this device until you pay or close this tab.</span>}
        {!isKept && (
          <span>
            {wasCleared ? 'Your details are cleared.' : 'What you type is kept on this device until you pay.'}
          </span>
        )}
      </output>
      <FormButton variant="text" size="medium" onClick={clear}>
        Clear my details
      </FormButton>
    </div>
  );
}
