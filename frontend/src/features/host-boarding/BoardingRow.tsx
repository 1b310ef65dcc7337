import { fullName } from '../../../../backend/contracts/person-name';
import type { Mark } from '../../api/host/boardingMarks.rules';
import type { BoardingTraveller } from '../../api/host/hostBoarding';
import { formatMoment } from '../../lib/time/moment';
import { Button } from '../../ui/Button';
import styles from './boarding.module.css';
import { cabinWords, missingWords, nameInList } from './boarding.rules';
import { HereButton } from './HereButton';

interface Props {
  traveller: BoardingTraveller;
  mark: Mark | undefined;
  timeZone: string;
  isAway: boolean;
  isOff: boolean;
  onPress: (traveller: BoardingTraveller) => void;
  onAgain: (mark: Mark) => void;
}

/** A traveller's line. */
export function BoardingRow(props: Props) {
  const { traveller, mark, timeZone, isAway, isOff, onPress, onAgain } = props;
  const missing = missingWords(traveller);
  return (
    <li className={styles.line} data-here={traveller.boardedAt !== null}>
      <div className={styles.who}>
        <span className={styles.name}>{nameInList(traveller)}</span>
        <span className={styles.about}>{cabinWords(traveller)}</span>
        <span className={styles.about}>
          {traveller.isCheckedIn ? 'Checked in online' : 'Not checked in online'}
        </span>
        {missing && <span className={styles.missing}>{missing}</span>}
        <Since traveller={traveller} timeZone={timeZone} />
      </div>
      <HereButton
        traveller={traveller}
        mark={mark}
        isAway={isAway}
        isOff={isOff}
        onPress={() => onPress(traveller)}
      />
      {mark?.problem !== undefined && (
        <div className={styles.problem} role="alert">
          <span>{mark.problem}</span>
          <Button
            tone="quiet"
            size="portal"
            aria-label={`Try again: ${fullName(traveller)}`}
            onClick={() => onAgain(mark)}
          >
            Try again
          </Button>
        </div>
      )}
    </li>
  );
}

/** Since when somebody is here, and by whose word. */
export function Since({
  traveller: { boardedAt, boardedBy },
  timeZone,
}: Pick<Props, 'traveller' | 'timeZone'>) {
  if (boardedAt === null) return null;
  const by = boardedBy === null ? '' : `, marked by ${boardedBy}`;
  return <span className={styles.about}>{`Here since ${formatMoment(boardedAt, timeZone)}${by}`}</span>;
}
