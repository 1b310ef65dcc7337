import { Download, Printer, Upload, UserPlus } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { Link } from 'react-router-dom';
import { shownWithMoneyRight } from '../../lib/moneyRight';
import { paths } from '../../lib/paths';
import { useHostTrip } from '../../lib/useHostTrip';
import { Button } from '../../ui/Button';
import { buttonLook } from '../../ui/buttonLook';
import { ErrorNote } from '../../ui/ErrorNote';
import { Figures } from '../../ui/Figures';
import { FiguresWait } from '../../ui/FiguresWait';
import { Waiting } from '../../ui/Waiting';
import { BulkBar } from './BulkBar';
import { countFigures, foundWords } from './counts';
import { ExportDialog } from './ExportDialog';
import { GuestFilters } from './GuestFilters';
import { mayKnowAmounts } from './guestAmounts';
import { filterWords } from './guestSearch.rules';
import styles from './GuestsDesk.module.css';
import { GuestTable } from './GuestTable';
import { ImportDialog } from './ImportDialog';
import { useFreshRows } from './useFreshRows';
import { useGuestSearch } from './useGuestSearch';
import { useGuestsFound } from './useGuestsFound';

type Open = 'import' | 'export' | 'export selected' | 'remind' | null;
const NOBODY: ReadonlySet<string> = new Set();

interface Props {
  /** The dialog that reminds the buyers of these bookings of what they owe. */
  reminders: (bookingIds: string[], close: () => void) => ReactNode;
}

function Desk({ trip, reminders }: Props & { trip: number | null }) {
  const { search, settled, change } = useGuestSearch();
  // The letter stands first, then the list is drawn: the next letter may come in between.
  const meant = useDeferredValue(search);
  const { list, found, total, isPending, isError, refetch } = useGuestsFound(trip, meant, settled);
  const fresh = useFreshRows(list?.guests);
  const [selected, setSelected] = useState(NOBODY);
  const [open, setOpen] = useState<Open>(null);
  const chosen = list?.guests.filter(({ id }) => selected.has(id)) ?? [];
  const shown = new Set(found.map(({ id }) => id));
  const filter = {
    ...(trip === null ? {} : { trip }),
    ...(search.text.trim() ? { q: search.text.trim() } : {}),
    ...(search.status ? { status: search.status } : {}),
  };
  const hasAmounts = list?.guests.some(mayKnowAmounts) ?? false;
  const about = filterWords(search);
  const close = () => setOpen(null);

  return (
    <div className={styles.desk}>
      {isError && (
        <ErrorNote onRetry={refetch}>
          {list ? 'The guests could not be refreshed.' : 'The guests could not be loaded.'}
        </ErrorNote>
      )}
      {list ? <Figures figures={countFigures(list.counts)} /> : isPending && <FiguresWait count={4} />}
      <GuestFilters search={search} onChange={change}>
        <Button tone="quiet" size="portal" disabled={total === 0} onClick={() => setOpen('export')}>
          <Download aria-hidden="true" size={18} strokeWidth={1.75} />
          Export CSV
        </Button>
        <Button tone="quiet" size="portal" onClick={() => setOpen('import')}>
          <Upload aria-hidden="true" size={18} strokeWidth={1.75} />
          Import
        </Button>
        <Button tone="quiet" size="portal" onClick={() => window.print()}>
          <Printer aria-hidden="true" size={18} strokeWidth={1.75} />
          Print
        </Button>
        <Link className={buttonLook('primary', 'portal')} to={paths.hostBooking('new')}>
          <UserPlus aria-hidden="true" size={18} strokeWidth={1.75} />
          Add Guest
        </Link>
      </GuestFilters>
      {list && (
        <output className={styles.found}>
          {foundWords(total, list.total)}
          <span className={styles.onPaper}>: {about}</span>
        </output>
      )}
      {list && !list.guests.every(mayKnowAmounts) && (
        <p className={styles.found}>{shownWithMoneyRight('Amounts are')}</p>
      )}
      {!list && isPending && <Waiting height="30rem" onRetry={refetch} />}
      {list && (
        <GuestTable
          guests={found}
          fresh={fresh}
          isWhole={list.total === 0}
          search={meant}
          onChange={change}
          selected={selected}
          onSelect={setSelected}
        />
      )}
      <BulkBar
        chosen={chosen}
        hidden={chosen.filter(({ id }) => !shown.has(id)).length}
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
      {open === 'remind' && reminders([...new Set(chosen.map(({ bookingId }) => bookingId))], close)}
    </div>
  );
}

/** The guests of the chosen trip or of all: found, sorted, chosen, exported. */
export function GuestsDesk({ reminders }: Props) {
  const trip = useHostTrip();
  // Another trip is another list: what was chosen on the one before is not chosen here.
  return <Desk key={trip} trip={trip} reminders={reminders} />;
}
