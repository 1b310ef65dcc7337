import { HearOfNextTrip } from '../../features/trip/HearOfNextTrip';
import { useClosedWords } from '../../features/trip/useClosedWords';
import { useTripOfPage } from '../../lib/browser/useTripOfPage';

/** Why there is no plan while nothing is sold. */
export function NoTripOnSale() {
  const closed = useClosedWords();
  const isOfOne = useTripOfPage() !== undefined;
  return (
    <>
      <span>{closed}.</span>{' '}
      {!isOfOne && <span>{'The days of the next one are told here once it is. '}</span>}
      <HearOfNextTrip />
    </>
  );
}
