import type { GuestRecord } from '../../api/guest';
import { paths } from '../../lib/paths';
import { inTrip } from '../../lib/tripAddress';
import { ButtonLink } from '../../ui/ButtonLink';

/** What takes nobody any more: other trips are the way on. */
const OVER: readonly GuestRecord['nextStep'][] = ['departed', 'called_off'];

/** For whose booking holds no place: the prices of the trip that it was for, or the trips there are. */
export function WayToBookAgain({ guest: { nextStep, trip } }: { guest: GuestRecord }) {
  return OVER.includes(nextStep) ? (
    <ButtonLink to={paths.trips()}>See all trips</ButtonLink>
  ) : (
    <ButtonLink to={inTrip(paths.pricing(), trip.id)}>See cabins and prices</ButtonLink>
  );
}
