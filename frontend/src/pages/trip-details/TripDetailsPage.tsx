import { isNoTripOpen, useTrip } from '../../api/trip';
import { useTripFront, useTripShip } from '../../api/tripPages';
import { isSoldOut } from '../../features/trip/soldOut';
import { BookingClosed } from './BookingClosed';
import { CabinFeatures } from './CabinFeatures';
import { Extras } from './Extras';
import { FactsPanel } from './FactsPanel';
import { GoodToKnow } from './GoodToKnow';
import { OnBoard } from './OnBoard';
import { PayLater } from './PayLater';
import { PictureGallery } from './PictureGallery';
import { ShipHero } from './ShipHero';
import { factsOfSold } from './tripFacts';
import { UNKNOWN_SHIP } from './unknownShip';
import { WaysToBook } from './WaysToBook';

/** The ship from the funnel to the cabins, what to be fit for, and how to hold a place on her with a deposit. */
export default function TripDetailsPage() {
  const { data: trip, isPending, isError, error, refetch } = useTrip();
  const isClosed = isNoTripOpen(error);
  const front = useTripFront(trip?.id);
  const part = useTripShip(trip?.id);
  // The trip's answer tells a ship that did not load from one that there is not.
  const ship = part.isMissing && !isPending ? null : part.data;
  const isMissing = isError && !trip;
  const hero = (
    <ShipHero
      page="Ship Details"
      trip={trip}
      isMissing={isMissing}
      ship={isClosed || ship === null ? UNKNOWN_SHIP : ship}
    >
      {!isClosed && <WaysToBook trip={trip} isMissing={isMissing} />}
    </ShipHero>
  );
  if (isClosed) {
    return (
      <>
        {hero}
        <BookingClosed />
      </>
    );
  }
  const retry = () => void refetch();
  return (
    <>
      {hero}
      <FactsPanel facts={factsOfSold(trip, ship)} isError={isError} onRetry={retry} />
      <OnBoard ship={ship} onRetry={part.refetch} />
      <CabinFeatures trip={trip} isError={isError} onRetry={retry} />
      {ship && <Extras extras={ship.extras} />}
      <PictureGallery front={front} />
      <GoodToKnow
        notes={ship === null ? [] : ship?.notes}
        minimumAge={trip?.minimumAge}
        tripId={trip?.id}
        ask="Ask before you book"
      />
      {!isSoldOut(trip) && <PayLater trip={trip} />}
    </>
  );
}
