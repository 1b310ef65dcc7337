import { Anchor, CalendarDays, Clock, type LucideIcon, Users } from 'lucide-react';
import type { TripView } from '../../api/trip';
import type { TripShip } from '../../api/tripPages';
import type { OwnVoyage } from '../../api/voyages';
import { formatCount } from '../../lib/numbers';
import { formatClockTime, formatDayRange, formatWeekday } from '../../lib/time/dates';

/** A fact of a trip, and what its ship's page says of it. */
export interface Fact {
  label: string;
  icon: LucideIcon;
  /** Undefined while it is on its way. */
  value: string | undefined;
  /** Undefined while it is on its way; may be empty. */
  note: string | undefined;
}

/** Undefined while it is on its way, null when it did not load. */
type ReadShip = TripShip | null | undefined;

const noteOf = (ship: ReadShip, key: 'durationNote' | 'groupNote' | 'destinationNote') =>
  ship === null ? '' : ship?.[key];

/** The four facts of a trip on sale, as its row has them. */
export function factsOfSold(trip: TripView | undefined, ship: ReadShip): Fact[] {
  const group = {
    label: 'Group',
    icon: Users,
    value: trip && `Up to ${formatCount(trip.maxGuests)} guests`,
    note: noteOf(ship, 'groupNote'),
  };
  const dates = datesOf(trip && { ...trip, sailing: trip });
  return [durationOf(trip, ship), group, destinationOf(trip, ship), dates];
}

/** Those of a trip of the person's own. */
export const factsOfOwn = (voyage: OwnVoyage | undefined, ship: ReadShip): Fact[] => [
  durationOf(voyage, ship),
  destinationOf(voyage, ship),
  datesOf(voyage),
];

const durationOf = (trip: { duration: string } | undefined, ship: ReadShip): Fact => ({
  label: 'Duration',
  icon: Clock,
  value: trip?.duration,
  note: noteOf(ship, 'durationNote'),
});

const destinationOf = (trip: { destination: string } | undefined, ship: ReadShip): Fact => ({
  label: 'Destination',
  icon: Anchor,
  value: trip?.destination,
  note: noteOf(ship, 'destinationNote'),
});

type Dated = Pick<OwnVoyage, 'startDate' | 'endDate'> & {
  sailing: Pick<TripView, 'departureTime' | 'zoneLabel'> | null;
};

const datesOf = (trip: Dated | undefined): Fact => ({
  label: 'Dates',
  icon: CalendarDays,
  ...(trip ? datesTold(trip) : { value: undefined, note: undefined }),
});

function datesTold({ startDate, endDate, sailing }: Dated): Pick<Fact, 'value' | 'note'> {
  if (!startDate || !endDate) return { value: 'Not set yet', note: '' };
  const leaves =
    sailing &&
    `Departs ${formatWeekday(startDate)}, ${formatClockTime(sailing.departureTime, sailing.zoneLabel)}`;
  return { value: formatDayRange(startDate, endDate), note: leaves ?? '' };
}
