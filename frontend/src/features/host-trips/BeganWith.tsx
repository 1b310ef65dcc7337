import { mayLeave } from '../../lib/browser/unsaved';
import { Button } from '../../ui/Button';
import { MarkedNote } from '../../ui/MarkedNote';
import styles from './TripForm.module.css';

interface Props {
  /** What the trip is called. */
  name: string;
  /** Its own plan to pay in parts was not taken over, for that had fixed days. */
  hasUsualPlan: boolean;
  onEmpty: () => void;
}

/** Says whose values a new trip began with, and has it begin empty instead: asked first where something was typed. */
export function BeganWith({ name, hasUsualPlan, onEmpty }: Props) {
  return (
    <div className={styles.together}>
      <MarkedNote>
        <span>{`Begins with the prices, terms and clock of ${name}. Look them over.`}</span>
        {hasUsualPlan && (
          <span>{` The plan to pay in parts is the usual one, because that of ${name} had fixed days.`}</span>
        )}
      </MarkedNote>
      <Button tone="quiet" size="portal" onClick={() => mayLeave() && onEmpty()}>
        Start empty
      </Button>
    </div>
  );
}
