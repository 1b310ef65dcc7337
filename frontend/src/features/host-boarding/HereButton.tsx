import { Check } from 'lucide-react';
import { fullName } from '../../../../backend/contracts/person-name';
import type { BoardingTraveller } from '../../api/host/hostBoarding';
import type { Mark } from '../../api/host/boardingMarks.rules';
import { Button } from '../../ui/Button';
import styles from './boarding.module.css';

interface Props {
  traveller: BoardingTraveller;
  mark: Mark | undefined;
  /** The server could not be reached. */
  isAway: boolean;
  /** Nobody can be marked now. */
  isOff: boolean;
  onPress: () => void;
}

/** Whether a press waits to be sent. */
export const waits = (mark: Mark | undefined): boolean => mark !== undefined && mark.problem === undefined;

/** Pressed only once the server has it; while that is not known, it says so. */
export function HereButton({ traveller, mark, isAway, isOff, onPress }: Props) {
  const isHere = traveller.boardedAt !== null;
  const word = waits(mark) ? (isAway ? 'Not sent yet' : 'Sending...') : 'Here';
  return (
    <Button
      size="public"
      tone={isHere ? 'primary' : 'quiet'}
      className={styles.here ?? ''}
      aria-pressed={isHere}
      aria-label={`${word}: ${fullName(traveller)}`}
      isOff={isOff}
      onClick={onPress}
    >
      {isHere && <Check aria-hidden="true" size={20} strokeWidth={2.25} />}
      <span key={word}>{word}</span>
    </Button>
  );
}
