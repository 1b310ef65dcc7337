import { HearOfNextTrip } from '../../features/trip/HearOfNextTrip';

/** Why there is no plan while nothing is sold. */
export function NoTripOnSale() {
  return (
    <>
      No trip is on sale right now. The days of the next one are told here once it is. <HearOfNextTrip />
    </>
  );
}
