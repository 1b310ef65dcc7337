import { HearOfNextTrip } from '../../features/trip/HearOfNextTrip';
import { useClosedWords } from '../../features/trip/useClosedWords';
import { FactsNote } from './FactsNote';

/** Stands in the place of the facts while the trip is not on sale: there is no ship to speak of either. */
export function BookingClosed() {
  return (
    <FactsNote title={useClosedWords()} isAlone>
      <HearOfNextTrip />
    </FactsNote>
  );
}
