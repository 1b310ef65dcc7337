import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import type { HostGuest } from '../../api/host/hostGuests';
import { shownWithMoneyRight } from '../../lib/moneyRight';
import { scopeQuery, type TripScope, useTripScope } from '../../lib/tripScope';
import { useHostTrip } from '../../lib/useHostTrip';
import { ErrorNote } from '../../ui/ErrorNote';
import { Figures } from '../../ui/Figures';
import { FiguresWait } from '../../ui/FiguresWait';
import { Said } from '../../ui/Said';
import { StaleNote } from '../../ui/StaleNote';
import { Waiting } from '../../ui/Waiting';
import { BulkBar } from './BulkBar';
import { countFigures, foundWords } from './counts';
import { DeskActs } from './DeskActs';
import { ExportDialog } from './ExportDialog';
import { GuestFilters } from './GuestFilters';
import { leftOutWords, mayKnowAmounts } from './guestAmounts';
import { filterWords } from './guestSearch.rules';
import styles from './GuestsDesk.module.css';
import { GuestTable } from './GuestTable';
import { ImportDialog } from './ImportDialog';
import { useFreshRows } from './useFreshRows';
import { useGuestSearch } from './useGuestSearch';
import { useGuestsFound } from './useGuestsFound';

type Open = 'import' | 'export' | 'export selected' | 'remind' | null;
const NOBODY: ReadonlySet<string> = new Set();
const NONE: readonly HostGuest[] = [];
const bookingsOf = (guests: readonly HostGuest[]) => [...new Set(guests.map(({ bookingId }) => bookingId))];

interface Props {
  /** The dialog that reminds the buyers of these bookings of what they owe, and says who is left out, if anybody is. */
  reminders: (bookingIds: string[], leftOut: string | null, close: () => void) => ReactNode;
}

function Desk({ scope, reminders }: Props & { scope: TripScope }) {
  const trip = useHostTrip();
  const { search, settled, change } = useGuestSearch();
  // The letter stands first, then the list is drawn: the next letter may come in between.
  const meant = useDeferredValue(search);
  const { list, found, view, total, isPending, isError, updatedAt, refetch } = useGuestsFound(
    scope,
    meant,
    settled,
  );
  const fresh = useFreshRows(list?.guests);
  const [selected, setSelected] = useState(NOBODY);
  const [open, setOpen] = useState<Open>(null);
  // What only another list or another choice changes is not made again at each letter.
  const figures = useMemo(
    () =>
      list && <Figures figures={countFigures(list.counts, search.status, (status) => change({ status }))} />,
    [list, search.status, change],
  );
  const hasAmounts = useMemo(() => list?.guests.some(mayKnowAmounts) ?? false, [list]);
  const lacksAmounts = useMemo(() => list && !list.guests.every(mayKnowAmounts), [list]);
  const chosen = useMemo(
    () => (selected.size > 0 && list ? list.guests.filter(({ id }) => selected.has(id)) : NONE),
    [list, selected],
  );
  const hidden = useMemo(() => {
    if (chosen.length === 0) return 0;
    const shown = new Set(found.map(({ id }) => id));
    return chosen.filter(({ id }) => !shown.has(id)).length;
  }, [chosen, found]);
  const filter = {
    ...scopeQuery(scope),
    ...(search.text.trim() ? { q: search.text.trim() } : {}),
    ...(search.status ? { status: search.status } : {}),
  };
  const about = filterWords(search);
  const close = () => setOpen(null);

  return (
    <div className={styles.desk}>
      {isError && !list && <ErrorNote onRetry={refetch}>The guests could not be loaded.</ErrorNote>}
      {isError && list && <StaleNote what="The guests" updatedAt={updatedAt} onRetry={refetch} />}
      {figures ?? (isPending && <FiguresWait />)}
      <GuestFilters
        search={search}
        onChange={change}
        found={
          list && (
            <Said about={about} className={styles.found}>
              {foundWords(total, list.total)}
              <span className={styles.onPaper}>: {about}</span>
            </Said>
          )
        }
      >
        <DeskActs trip={trip} hasGuests={total > 0} onOpen={setOpen} />
      </GuestFilters>
      {lacksAmounts && <p className={styles.found}>{shownWithMoneyRight('Amounts are')}</p>}
      {!list && isPending && <Waiting height="30rem" onRetry={refetch} />}
      {list && (
        <GuestTable
          trip={trip}
          guests={found}
          view={view}
          fresh={fresh}
          isWhole={list.total === 0}
          search={meant}
          onChange={change}
          selected={selected}
          onSelect={setSelected}
        />
      )}
      <BulkBar
        trip={trip}
        chosen={chosen}
        hidden={hidden}
        onRemind={() => setOpen('remind')}
        onExport={() => setOpen('export selected')}
        onClear={() => setSelected(NOBODY)}
      />
      {open === 'export' && (
        <ExportDialog rows={total} about={about} filter={filter} hasAmounts={hasAmounts} onClose={close} />
      )}
      {open === 'export selected' && (
        <ExportDialog
          rows={chosen.length}
          about="the guests you selected"
          filter={{ ids: chosen.map(({ id }) => id) }}
          hasAmounts={hasAmounts}
          onClose={close}
        />
      )}
      {open === 'import' && <ImportDialog trip={trip} onClose={close} />}
      {open === 'remind' && reminders(bookingsOf(chosen.filter(mayKnowAmounts)), leftOutWords(chosen), close)}
    </div>
  );
}

/** The guests of the chosen trips: found, sorted, chosen, exported. */
export function GuestsDesk({ reminders }: Props) {
  const scope = useTripScope();
  // Another trip is another list: what was chosen on the one before is not chosen here.
  return <Desk key={scope} scope={scope} reminders={reminders} />;
}
