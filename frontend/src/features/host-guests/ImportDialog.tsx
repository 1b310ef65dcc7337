import { sentenceOf } from '../../api/errors';
import { useHostMe, useTripNames } from '../../api/host/hostMe';
import { cabinNamesOn, soldCabinNames } from '../../lib/cabinNames';
import { meantTrip } from '../../lib/meantTrip';
import { tripValue } from '../../lib/tripNames';
import { tripsToJoin } from '../../lib/tripsToJoin';
import { Button } from '../../ui/Button';
import { DialogForm } from '../../ui/DialogForm';
import { ImportFile } from './ImportFile';
import { ImportFindings } from './ImportFindings';
import { useImport } from './useImport';

interface Props {
  /** The chosen trip; without one the host says here. */
  trip: number | null;
  onClose: () => void;
}

function importWords(bookings: number, isPart: boolean): string {
  if (bookings === 1) return isPart ? 'Import the good booking' : 'Import 1 booking';
  return isPart ? `Import the ${bookings} good bookings` : `Import ${bookings} bookings`;
}

/** Adds guests from a file: first a look that writes nothing, then its good lines; the others stay to be mended. */
export function ImportDialog({ trip, onClose }: Props) {
  const trips = tripsToJoin(useHostMe().data?.trips ?? []);
  const names = useTripNames(trips);
  const first = tripValue(meantTrip(trips, trip)?.tripId);
  const { found, into, look, mapColumn, write, isLooking, isWriting, error, ...file } = useImport(
    trips,
    first,
    onClose,
  );
  const isBusy = isLooking || isWriting;
  const ofTrip = into ?? { cabins: [] };
  const cabins = cabinNamesOn(ofTrip);
  const isReady = found !== undefined && found.bookings > 0;
  const isPart = isReady && found.problems.length > 0;

  // "Check" stays where it is: who presses it twice has looked twice.
  const importButton = isReady && (
    <Button size="portal" isOff={isBusy} onClick={write}>
      {isWriting ? 'Importing...' : importWords(found.bookings, isPart)}
    </Button>
  );

  return (
    <DialogForm
      isWide
      title="Import guests"
      confirmWord="Check"
      canConfirm={file.choices.text.trim() !== ''}
      nextButton={importButton}
      isBusy={isBusy}
      busyWord={isLooking ? 'Checking...' : 'Check'}
      problem={error && file.problem === null ? sentenceOf(error) : null}
      onConfirm={look}
      onClose={onClose}
    >
      <ImportFile {...file} trips={names} cabins={soldCabinNames(ofTrip)} minimumAge={into?.minimumAge}>
        {found && <ImportFindings check={found} cabins={cabins} onColumn={mapColumn} />}
      </ImportFile>
    </DialogForm>
  );
}
