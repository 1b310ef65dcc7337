import { deadlineWords, type ShipDeadline } from '../../../../contracts/ship-group.js';
import type { HostDateDto } from './host-dates.dto.js';

/** A trip's dates with those that the ship's line has set among them, by day; of one day the line's stand last. */
export function withShipDates(
  dates: readonly HostDateDto[],
  deadlines: readonly ShipDeadline[],
  mayMoney: boolean,
): HostDateDto[] {
  const ships = deadlines.map((deadline, place) => shipDate(deadline, place, mayMoney));
  return [...dates, ...ships].toSorted((a, b) => a.onDate.localeCompare(b.onDate));
}

function shipDate(
  { kind, words, onDate, amountCents }: ShipDeadline,
  place: number,
  mayMoney: boolean,
): HostDateDto {
  const { title, means } = deadlineWords({ kind, words });
  return {
    key: `ship:${place}`,
    kind: 'trip',
    title,
    note: means,
    onDate,
    atTime: null,
    task: null,
    id: null,
    version: null,
    changedBy: null,
    bookings: null,
    openCents: null,
    travellersOpen: null,
    isShips: true,
    shipCents: mayMoney ? amountCents : null,
  };
}
