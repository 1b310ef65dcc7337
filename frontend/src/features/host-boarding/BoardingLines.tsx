import { memo, useMemo, useState } from 'react';
import type { Mark } from '../../api/host/boardingMarks.rules';
import type { BoardingList, BoardingTraveller } from '../../api/host/hostBoarding';
import styles from './boarding.module.css';
import { type BoardingSearch, found } from './boarding.rules';
import { BoardingRow } from './BoardingRow';
import { waits } from './HereButton';
import { TakeBackDialog } from './TakeBackDialog';
import { useStay } from './useStay';

interface Props {
  list: BoardingList;
  search: BoardingSearch;
  marks: ReadonlyMap<number, Mark>;
  isAway: boolean;
  onMark: (tripId: number, guestId: number, isHere: boolean) => void;
  onSend: () => void;
}

/** The travellers who are searched for; drawn again when somebody pauses, and not at each letter. */
export const BoardingLines = memo(function BoardingLines(props: Props) {
  const { list, search, marks, isAway, onMark, onSend } = props;
  const { travellers, timeZone, tripId } = list;
  const [asked, setAsked] = useState<BoardingTraveller | null>(null);
  const ids = useStay(
    `${search.show} ${search.text}`,
    useMemo(() => found(travellers, search), [travellers, search]),
  );
  const shown = travellers.filter(({ guestId }) => ids.has(guestId));
  const press = (traveller: BoardingTraveller) => {
    if (waits(marks.get(traveller.guestId))) onSend();
    else if (traveller.boardedAt !== null) setAsked(traveller);
    else onMark(tripId, traveller.guestId, true);
  };

  return (
    <>
      {shown.length === 0 && <p>{search.text ? 'Nobody is found.' : 'Nobody, as it stands now.'}</p>}
      <ul className={styles.lines} aria-label="Travellers">
        {shown.map((traveller) => (
          <BoardingRow
            key={traveller.guestId}
            traveller={traveller}
            mark={marks.get(traveller.guestId)}
            timeZone={timeZone}
            isAway={isAway}
            isOff={list.closed !== null}
            onPress={press}
            onAgain={(mark) => onMark(mark.tripId, mark.guestId, mark.isHere)}
          />
        ))}
      </ul>
      {asked && (
        <TakeBackDialog
          traveller={asked}
          onConfirm={() => {
            onMark(tripId, asked.guestId, false);
            setAsked(null);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
});
