import { NO_SHIP_GROUP } from '../../../../backend/contracts/ship-group';
import type { EditTrip } from '../../api/host/hostTrips';
import { amountText } from '../../lib/amount';
import { centsOf } from './cabinValues';
import { wholeOf } from './planValues';

type ShipGroup = EditTrip['shipGroup'];
type ShipDeadline = ShipGroup['deadlines'][number];

/** A day of the ship's as it is typed. Named as the server names them, for its sentences. */
interface ShipDeadlineValues extends Omit<ShipDeadline, 'amountCents'> {
  /** Empty where no money is due. */
  amountCents: string;
}

/** What is agreed with the ship as it is typed. */
export interface ShipGroupValues extends Omit<ShipGroup, 'held' | 'deadlines'> {
  /** Empty where nobody has said. */
  held: Record<keyof ShipGroup['held'], string>;
  deadlines: ShipDeadlineValues[];
}

export const EMPTY_DEADLINE: ShipDeadlineValues = {
  kind: 'option_ends',
  words: '',
  onDate: '',
  amountCents: '',
};

const countText = (count: number | null) => (count === null ? '' : String(count));
const countOf = (text: string) => (text.trim() ? wholeOf(text) : null);

export const shipGroupValues = ({ groupNumber, held, deadlines }: ShipGroup): ShipGroupValues => ({
  groupNumber,
  held: {
    inside: countText(held.inside),
    oceanview: countText(held.oceanview),
    balcony: countText(held.balcony),
  },
  deadlines: deadlines.map(({ amountCents, ...deadline }) => ({
    ...deadline,
    amountCents: amountCents === null ? '' : amountText(amountCents),
  })),
});

export const shipGroupBody = ({ groupNumber, held, deadlines }: ShipGroupValues): ShipGroup => ({
  groupNumber,
  held: {
    inside: countOf(held.inside),
    oceanview: countOf(held.oceanview),
    balcony: countOf(held.balcony),
  },
  deadlines: deadlines.map(({ kind, words, onDate, amountCents }) => ({
    kind,
    words: kind === 'other' ? words : '',
    onDate,
    amountCents: amountCents.trim() ? centsOf(amountCents) : null,
  })),
});

/** Of a new trip: what the ship has set is set for one group. */
export const noShipGroup = (): ShipGroupValues => shipGroupValues(NO_SHIP_GROUP);
