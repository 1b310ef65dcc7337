import { mayLeave } from '../../lib/browser/unsaved';
import { Button } from '../../ui/Button';
import { MarkedNote } from '../../ui/MarkedNote';
import styles from './TripForm.module.css';

interface Props {
  /** What the trip is called. */
  name: string;
  onEmpty: () => void;
}

/** Says whose values a new trip began with, and has it begin empty instead: asked first where something was typed. */
export function BeganWith({ name, onEmpty }: Props) {
  return (
    <div className={styles.together}>
      <MarkedNote>Begins with the prices, terms and clock of {name}. Look them over.</MarkedNote>
      <Button tone="quiet" size="portal" onClick={() => mayLeave() && onEmpty()}>
        Start empty
      </Button>
    </div>
  );
}
