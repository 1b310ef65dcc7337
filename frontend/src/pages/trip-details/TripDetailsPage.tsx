import { useTrip } from '../../api/trip';
import { Amenities } from './Amenities';
import { CabinFeatures } from './CabinFeatures';
import { Extras } from './Extras';
import { FactsPanel } from './FactsPanel';
import { GoodToKnow } from './GoodToKnow';
import { PayLater } from './PayLater';
import { PictureGallery } from './PictureGallery';
import { ShipFacts } from './ShipFacts';
import { ShipHero } from './ShipHero';
import { ShipHighlights } from './ShipHighlights';

/** The ship from the funnel to the cabins, what to be fit for, and how to hold a place on her with a deposit. */
export default function TripDetailsPage() {
  const { data: trip, isError, refetch } = useTrip();
  const retry = () => void refetch();
  return (
    <>
      <ShipHero trip={trip} />
      <FactsPanel trip={trip} isError={isError} onRetry={retry} />
      <ShipHighlights />
      <ShipFacts />
      <Amenities />
      <CabinFeatures cabins={trip?.cabins} isError={isError} onRetry={retry} />
      <Extras />
      <PictureGallery />
      <GoodToKnow />
      <PayLater trip={trip} />
    </>
  );
}
