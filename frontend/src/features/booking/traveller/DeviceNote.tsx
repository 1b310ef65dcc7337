import { useState } from 'react';
import { FormButton } from '../../../ui/FormButton';
import styles from './DeviceNote.module.css';

interface Props {
  /** False where the browser keeps nothing; undefined until something was typed. */
  isKept: boolean | undefined;
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
        {isKept === undefined && (
          <span>
            {wasCleared
              ? 'Your details are cleared.'
              : 'What you type stays here until you pay or close this tab.'}
          </span>
        )}
      </output>
      <FormButton variant="text" size="medium" onClick={clear}>
        Clear my details
      </FormButton>
    </div>
  );
}
