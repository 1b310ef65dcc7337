import { useTrip } from '../../api/trip';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { isSoldOut } from './soldOut';

/** The way into a booking; once every place is taken, onto the waiting list. */
export function WayToCabins({ children }: { children: string }) {
  const { data: trip } = useTrip();
  if (!isSoldOut(trip)) {
    return (
      <ButtonLink tone="hero" to={paths.pricing()}>
        {children}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink tone="hero" to={paths.bookingForm()}>
      Join the waiting list
    </ButtonLink>
  );
}
