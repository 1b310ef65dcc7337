import { isNoTripOpen, useTrip } from '../../api/trip';
import { useTripFront } from '../../api/tripPages';
import { Amenities } from './Amenities';
import { BookingClosed } from './BookingClosed';
import { CabinFeatures } from './CabinFeatures';
import { Extras } from './Extras';
import { FactsPanel } from './FactsPanel';
import { GoodToKnow } from './GoodToKnow';
import { isSoldOut } from '../../features/trip/soldOut';
import { PayLater } from './PayLater';
import { PictureGallery } from './PictureGallery';
import { ShipFacts } from './ShipFacts';
import { ShipHero } from './ShipHero';
import { ShipHighlights } from './ShipHighlights';

/** The ship from the funnel to the cabins, what to be fit for, and how to hold a place on her with a deposit. */
export default function TripDetailsPage() {
  const { data: trip, isError, error, refetch } = useTrip();
  const isClosed = isNoTripOpen(error);
  const front = useTripFront(trip?.id);
  const retry = () => void refetch();
  return (
    <>
      <ShipHero trip={trip} isMissing={isError && !trip} isClosed={isClosed} />
      {isClosed ? <BookingClosed /> : <FactsPanel trip={trip} isError={isError} onRetry={retry} />}
      <ShipHighlights />
      <ShipFacts />
      <Amenities />
      {!isClosed && <CabinFeatures cabins={trip?.cabins} isError={isError} onRetry={retry} />}
      <Extras />
      {!isClosed && <PictureGallery front={front} />}
      <GoodToKnow />
      {!isClosed && !isSoldOut(trip) && <PayLater trip={trip} />}
    </>
  );
}
