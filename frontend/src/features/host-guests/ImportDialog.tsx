import { sentenceOf } from '../../api/errors';
import { useHostMe } from '../../api/host/hostMe';
import { cabinNamesOn } from '../../lib/cabinNames';
import { meantTrip } from '../../lib/meantTrip';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { ProblemLine } from '../../ui/ProblemLine';
import styles from './dialogs.module.css';
import { ImportFile } from './ImportFile';
import { ImportFindings } from './ImportFindings';
import { useImport } from './useImport';

interface Props {
  /** The chosen trip; without one the host says here. */
  trip: number | null;
  onClose: () => void;
}

/** Adds guests from a file: first a look that writes nothing, then its good lines; the others stay to be mended. */
export function ImportDialog({ trip, onClose }: Props) {
  // Nobody is added to a trip that is over; who is added gets a mail.
  const trips = (useHostMe().data?.trips ?? []).filter(
    ({ status, messages }) => status !== 'completed' && messages,
  );
  const names = Object.fromEntries(trips.map(({ tripId, title }) => [`trip-${tripId}`, title]));
  const first = `trip-${meantTrip(trips, trip)?.tripId ?? ''}`;
  const { found, look, mapColumn, write, isBusy, error, ...file } = useImport(first, onClose);
  const chosen = trips.find(({ tripId }) => `trip-${tripId}` === file.choices.trip);
  const cabins = cabinNamesOn(chosen ?? { cabins: [] });
  const isReady = found !== undefined && found.bookings > 0;
  const isPart = isReady && found.problems.length > 0;
  const word = found?.bookings === 1 ? 'booking' : 'bookings';

  return (
    <Dialog label="Import guests" onClose={onClose} className={styles.dialog}>
      <div className={styles.body}>
        <h2 className={styles.title}>Import guests</h2>
        <ImportFile {...file} trips={names} cabins={cabins}>
          {found && <ImportFindings check={found} cabins={cabins} onColumn={mapColumn} />}
        </ImportFile>
        <ProblemLine>{error && file.problem === null && sentenceOf(error)}</ProblemLine>
        <div className={styles.buttons}>
          <Button tone="quiet" size="portal" onClick={onClose}>
            Cancel
          </Button>
          <Button
            tone={isReady ? 'quiet' : 'primary'}
            size="portal"
            disabled={isBusy || !file.choices.text.trim()}
            onClick={look}
          >
            Check
          </Button>
          {isReady && (
            <Button size="portal" disabled={isBusy} onClick={write}>
              {isPart ? `Import the ${found.bookings} good ${word}` : `Import ${found.bookings} ${word}`}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
