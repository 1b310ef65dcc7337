import { HearOfNextTrip } from '../../features/trip/HearOfNextTrip';

/** Why the plan has no dates while nothing is sold. */
export function NoTripOnSale() {
  return (
    <>
      No trip is on sale right now. Here is what happens on our trips; the dates come with the next one.{' '}
      <HearOfNextTrip />
    </>
  );
}
