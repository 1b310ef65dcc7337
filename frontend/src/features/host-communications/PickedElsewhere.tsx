import { Button } from '../../ui/Button';
import styles from './Composer.module.css';

interface Props {
  /** How many of those who were picked are on the trip that is written about. */
  here: number;
  all: number;
  /** Goes on without those who were picked; null where some of them are here. */
  onDrop: (() => void) | null;
}

/** Says who of those that were picked is not meant, for a mail is about one trip. */
export function PickedElsewhere({ here, all, onDrop }: Props) {
  const missing = all - here;
  if (missing === 0 && onDrop === null) return null;
  return (
    <>
      <output className={styles.warning}>
        {here === 0
          ? 'Nobody of those you picked is on this trip.'
          : `${missing} of the ${all} you picked ${missing === 1 ? 'is' : 'are'} on other trips: a mail goes to one trip.`}
      </output>
      {onDrop && (
        <div>
          <Button tone="quiet" size="portal" onClick={onDrop}>
            Write to others of this trip
          </Button>
        </div>
      )}
    </>
  );
}
