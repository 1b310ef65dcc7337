import type { TripShip } from '../../api/tripPages';
import { Amenities } from './Amenities';
import { ShipFacts } from './ShipFacts';
import { ShipHighlights } from './ShipHighlights';
import { ShipWait } from './ShipWait';

interface Props {
  /** Undefined while it is on its way, null when it did not load. */
  ship: TripShip | null | undefined;
  onRetry: () => void;
}

/** What the trip says of its ship: why one comes, her figures, and what there is on her. */
export function OnBoard({ ship, onRetry }: Props) {
  if (!ship) return <ShipWait isMissing={ship === null} onRetry={onRetry} />;
  return (
    <>
      <ShipHighlights reasons={ship.reasons} />
      <ShipFacts figures={ship.figures} picture={ship.figuresPicture} />
      <Amenities groups={ship.amenities} />
    </>
  );
}
