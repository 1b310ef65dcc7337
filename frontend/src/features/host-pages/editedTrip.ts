import type { PageVersion } from '../../../../backend/contracts/trip-pages';
import type { CabinType } from '../../lib/cabinNames';

/** What of a trip its pages' editors need to know. Days are `YYYY-MM-DD`, empty while they are not set. */
interface EditedTrip {
  id: number;
  startDate: string;
  endDate: string;
  /** The instant of sailing, as far as that is set. */
  departsAt: string | null;
  isOnSale: boolean;
  cabins: readonly { type: CabinType; name: string; isSold: boolean }[];
  /** How many of each are booked or held. */
  cabinsTaken: Record<CabinType, number>;
}

/** What a co-host reads of a part. */
export interface ReadingProps<Part> {
  trip: EditedTrip;
  part: Part;
}

/** What its owner writes it with. */
export interface EditorProps<Part> {
  trip: EditedTrip;
  /** What is edited, as it was when the page opened. */
  start: Part;
  /** As they are known now, the newest first. */
  versions: readonly PageVersion[];
  /** Fetches what somebody else saved meanwhile. */
  onReload: () => void;
}
