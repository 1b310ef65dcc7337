import { useSearchParams } from 'react-router-dom';
import type { TripView } from '../../api/trip';
import { readSelection, selectionQuery } from '../../features/booking/choice/selection';
import { Actions } from '../../features/booking/frame/Actions';
import { BookingFrame } from '../../features/booking/frame/BookingFrame';
import { BookingProgress } from '../../features/booking/frame/BookingProgress';
import { Panel } from '../../features/booking/frame/Panel';
import { paths } from '../../lib/paths';
import { inTrip } from '../../lib/tripAddress';
import { ButtonLink } from '../../ui/ButtonLink';

interface Props {
  trip: TripView;
  /** The number of the trip that this browser's booking under way is of. */
  begunFor: number;
}

/** In place of the checkout, where what this browser holds was entered for another trip: another tab began it, or another trip was in front. */
export function AnotherBooking({ trip, begunFor }: Props) {
  const [query] = useSearchParams();
  const { cabinType, occupancy } = readSelection(query);
  const cabin = trip.cabins.find(({ type }) => type === cabinType);
  const again = selectionQuery({ cabinType, occupancy }, cabin?.[`${occupancy}Cents`] ?? 0);
  return (
    <BookingFrame
      title="Another booking was begun in this browser"
      progress={<BookingProgress current="Review and pay" links={{ Cabin: paths.pricing() }} />}
    >
      <Panel title="Which one would you like to pay?">
        <p>
          The travellers entered last are for another trip than {trip.title}. A browser holds one booking at a
          time: begin {trip.title} again, and it takes the other's place.
        </p>
        <Actions>
          <ButtonLink to={inTrip(paths.checkout(), begunFor)}>Go on with the other trip</ButtonLink>
          <ButtonLink
            tone="quiet"
            to={cabin && query.has('cabin') ? paths.guestInfo(again) : paths.pricing()}
          >
            Begin this one again
          </ButtonLink>
        </Actions>
      </Panel>
    </BookingFrame>
  );
}
