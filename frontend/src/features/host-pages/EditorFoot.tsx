import Alert from '@mui/material/Alert';
import { hostPaths } from '../../lib/hostPaths';
import { Button } from '../../ui/Button';
import { Link } from '../../ui/Link';
import styles from './PageForm.module.css';

interface Props {
  tripId: number;
  /** Why it was not saved. */
  problem: { sentence: string; isStale: boolean } | null;
  isSending: boolean;
  isDirty: boolean;
  /** Fetches what somebody else saved meanwhile. */
  onReload: () => void;
}

/** The end of a form that writes a part of a trip: what is wrong, the way to save it, and the way back. */
export function EditorFoot({ tripId, problem, isSending, isDirty, onReload }: Props) {
  return (
    <>
      {problem && (
        <Alert severity="error">
          <span>{problem.sentence}</span>{' '}
          {problem.isStale && (
            <Button tone="quiet" size="portal" onClick={onReload}>
              Show what is saved
            </Button>
          )}
        </Alert>
      )}
      <div className={styles.foot}>
        <Button type="submit" size="portal" isOff={isSending || !isDirty}>
          {isSending ? 'Saving...' : 'Save'}
        </Button>
        <Link to={hostPaths.trip(tripId)}>Back to the trip</Link>
        <output className={styles.note}>{isDirty && 'Not saved yet'}</output>
      </div>
    </>
  );
}
