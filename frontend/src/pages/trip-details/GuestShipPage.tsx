import { Navigate } from 'react-router-dom';
import { useOwnFront, useOwnShip } from '../../api/ownPages';
import type { TripShip } from '../../api/tripPages';
import { useVoyages } from '../../api/voyages';
import { SignedInOnly } from '../../features/gate/SignedInOnly';
import { paths } from '../../lib/paths';
import { Extras } from './Extras';
import { FactsNote } from './FactsNote';
import { FactsPanel } from './FactsPanel';
import { GoodToKnow } from './GoodToKnow';
import { OnBoard } from './OnBoard';
import { PictureGallery } from './PictureGallery';
import { ShipHero } from './ShipHero';
import { factsOfOwn } from './tripFacts';
import { UNKNOWN_SHIP } from './unknownShip';

const NO_DAYS = { startDate: null, endDate: null };

/** The ship of the trip that the person travels with or hosts, and nothing to buy; who has none sees the one on sale. */
export default function GuestShipPage() {
  return (
    <SignedInOnly about="This page is about the ship of your own trip.">
      <OwnShip />
    </SignedInOnly>
  );
}

function OwnShip() {
  const { data: voyages, isError, refetch } = useVoyages();
  const voyage = voyages?.[0];
  const part = useOwnShip(voyage?.id);
  if (voyages && !voyage) return <Navigate to={paths.tripDetails()} replace />;

  const isMissing = isError && !voyage;
  const isOff = voyage?.isCalledOff ?? false;
  const ship = isMissing || part.isMissing ? null : part.data;
  const retry = voyage ? part.refetch : () => void refetch();
  return (
    <>
      <ShipHero
        page="Your ship"
        // What does not take place has no days.
        trip={voyage && isOff ? { ...voyage, ...NO_DAYS } : voyage}
        isMissing={isMissing}
        ship={ship === null ? UNKNOWN_SHIP : ship}
      />
      {isOff ? (
        <FactsNote title="This trip was called off">
          It does not take place. What was told of its ship stays here to read.
        </FactsNote>
      ) : (
        <FactsPanel facts={factsOfOwn(voyage, ship)} isError={isMissing} onRetry={retry} />
      )}
      {!isMissing && <Told tripId={voyage?.id} ship={ship} onRetry={retry} />}
    </>
  );
}

interface ToldProps {
  /** Undefined while it is on its way. */
  tripId: number | undefined;
  /** Undefined while it is on its way, null when it did not load. */
  ship: TripShip | null | undefined;
  onRetry: () => void;
}

function Told({ tripId, ship, onRetry }: ToldProps) {
  const front = useOwnFront(tripId);
  return (
    <>
      <OnBoard ship={ship} onRetry={onRetry} />
      {ship && <Extras extras={ship.extras} />}
      <PictureGallery front={front} />
      <GoodToKnow notes={ship === null ? [] : ship?.notes} tripId={tripId} ask="Ask us" />
    </>
  );
}
