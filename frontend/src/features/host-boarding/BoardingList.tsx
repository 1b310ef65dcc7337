import { useDeferredValue } from 'react';
import { sentenceOf } from '../../api/errors';
import { type BoardingList as List, useBoardingList } from '../../api/host/hostBoarding';
import { useBoardingMarks } from '../../api/host/useBoardingMarks';
import { useSearchInAddress } from '../../lib/useSearchInAddress';
import { Button } from '../../ui/Button';
import { ErrorNote } from '../../ui/ErrorNote';
import { Radios } from '../../ui/form/Radios';
import { SearchField } from '../../ui/form/SearchField';
import { StaleNote } from '../../ui/StaleNote';
import { Waiting } from '../../ui/Waiting';
import styles from './boarding.module.css';
import { hereWords, readSearch, SHOWN, writeSearch } from './boarding.rules';
import { BoardingLines } from './BoardingLines';

const RULES = { read: readSearch, write: writeSearch };
const OPTIONS = (Object.keys(SHOWN) as (keyof typeof SHOWN)[]).map((value) => ({
  value,
  label: SHOWN[value],
}));

/** Who of a trip is here: found, marked, and seen as the other hosts mark it. */
export function BoardingList({ tripId }: { tripId: number }) {
  const { data, isError, error, dataUpdatedAt, refetch } = useBoardingList(tripId);
  const retry = () => void refetch();
  if (!data) {
    return isError ? (
      <ErrorNote onRetry={retry}>{sentenceOf(error)}</ErrorNote>
    ) : (
      <Waiting height="40rem" onRetry={retry} />
    );
  }
  return (
    <>
      {isError && <StaleNote what="The list" updatedAt={dataUpdatedAt} onRetry={retry} />}
      <Known list={data} />
    </>
  );
}

function Known({ list }: { list: List }) {
  const { search, change } = useSearchInAddress(RULES);
  const meant = useDeferredValue(search);
  const { waiting, isAway, send, marks, mark } = useBoardingMarks();
  if (list.travellers.length === 0) return <p>Nobody has a confirmed booking on this trip.</p>;
  return (
    <div className={styles.boarding}>
      <div className={styles.figures}>
        <output className={styles.figure}>
          <span key={list.here}>{hereWords(list)}</span>
        </output>
        {list.closed !== null && <p>{list.closed}</p>}
        <output className={styles.unsent}>
          {waiting > 0 && isAway && (
            <>
              <span>{`${waiting} not sent yet: kept in this tab, and sent when the connection is back.`}</span>
              <Button tone="quiet" size="portal" onClick={send}>
                Send now
              </Button>
            </>
          )}
        </output>
      </div>
      <div className={styles.search}>
        <SearchField
          label="Search by name, booking or room"
          value={search.text}
          onChange={(text) => change({ text })}
        />
        <Radios
          isInRow
          label="Who is shown"
          labelIs="hidden"
          name="show"
          options={OPTIONS}
          value={search.show}
          onChoose={(show) => change({ show })}
        />
      </div>
      <BoardingLines list={list} search={meant} marks={marks} isAway={isAway} onMark={mark} onSend={send} />
    </div>
  );
}
