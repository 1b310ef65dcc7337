import { isNoTripOpen, useTrip } from '../../api/trip';
import { useTripFront, useTripShip } from '../../api/tripPages';
import { isSoldOut } from '../../features/trip/soldOut';
import { Amenities } from './Amenities';
import { BookingClosed } from './BookingClosed';
import { CabinFeatures } from './CabinFeatures';
import { Extras } from './Extras';
import { FactsPanel } from './FactsPanel';
import { GoodToKnow } from './GoodToKnow';
import { PayLater } from './PayLater';
import { PictureGallery } from './PictureGallery';
import { ShipFacts } from './ShipFacts';
import { ShipHero } from './ShipHero';
import { ShipHighlights } from './ShipHighlights';
import { ShipWait } from './ShipWait';
import { UNKNOWN_SHIP } from './unknownShip';

/** The ship from the funnel to the cabins, what to be fit for, and how to hold a place on her with a deposit. */
export default function TripDetailsPage() {
  const { data: trip, isPending, isError, error, refetch } = useTrip();
  const isClosed = isNoTripOpen(error);
  const front = useTripFront(trip?.id);
  const part = useTripShip(trip?.id);
  // The trip's answer tells a ship that did not load from one that there is not.
  const ship = part.isMissing && !isPending ? null : part.data;
  const hero = (
    <ShipHero
      trip={trip}
      isMissing={isError && !trip}
      isClosed={isClosed}
      ship={isClosed || ship === null ? UNKNOWN_SHIP : ship}
    />
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
      <FactsPanel trip={trip} isError={isError} onRetry={retry} ship={ship} />
      {ship ? (
        <>
          <ShipHighlights reasons={ship.reasons} />
          <ShipFacts figures={ship.figures} picture={ship.figuresPicture} />
          <Amenities groups={ship.amenities} />
        </>
      ) : (
        <ShipWait isMissing={ship === null} onRetry={part.refetch} />
      )}
      <CabinFeatures trip={trip} isError={isError} onRetry={retry} />
      {ship && <Extras extras={ship.extras} />}
      <PictureGallery front={front} />
      <GoodToKnow trip={trip} notes={ship === null ? [] : ship?.notes} />
      {!isSoldOut(trip) && <PayLater trip={trip} />}
    </>
  );
}
