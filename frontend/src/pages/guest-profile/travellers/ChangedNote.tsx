import Alert from '@mui/material/Alert';
import { FormButton } from '../../../ui/FormButton';
import type { Theirs } from './changes';
import styles from './RecordSection.module.css';

interface Props {
  theirs: readonly Theirs[];
  onTakeTheirs: () => void;
}

/** Somebody saved these fields while they were being typed into: what stands there now, and the choice between the two. */
export function ChangedNote({ theirs, onTakeTheirs }: Props) {
  if (theirs.length === 0) return null;
  return (
    <Alert severity="warning" role="alert">
      <p>This was changed somewhere else meanwhile. What is saved now:</p>
      <ul className={styles.theirs}>
        {theirs.map(({ key, label, told }) => (
          <li key={key}>
            {label}: <strong>{told || 'nothing'}</strong>
          </li>
        ))}
      </ul>
      <p>Save to put what you typed in its place, or take what is saved.</p>
      <FormButton variant="outlined" size="small" onClick={onTakeTheirs}>
        Take what is saved
      </FormButton>
    </Alert>
  );
}
