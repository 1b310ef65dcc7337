import { formatDayRange } from './time/dates';

interface NamedTrip {
  tripId: number;
  title: string;
  /** `YYYY-MM-DD`; null before they are set. */
  startDate: string | null;
  endDate: string | null;
}

const PREFIX = 'trip-';

/**
 * What each of some trips is called among all that one knows, by its value in a list to choose from. Keys that are numbers
 * would not keep their order.
 */
export function tripNames(trips: readonly NamedTrip[], among = trips): Record<string, string> {
  return Object.fromEntries(trips.map((trip) => [tripValue(trip.tripId), nameAmong(among, trip)]));
}

export function tripValue(tripId: number | null | undefined): string {
  return `${PREFIX}${tripId ?? ''}`;
}

export function tripOf(value: string): number {
  return Number(value.slice(PREFIX.length));
}

/** Its title, for a copy has that of its original: with its days where two have one title, and its number where the days are the same too. */
function nameAmong(trips: readonly NamedTrip[], trip: NamedTrip): string {
  const others = trips.filter(({ tripId, title }) => tripId !== trip.tripId && title === trip.title);
  if (others.length === 0) return trip.title;
  const isOneYear = others.every((other) => yearOf(other) === yearOf(trip));
  const wordsOf = (one: NamedTrip) => daysOf(one, isOneYear ? 'short' : 'long');
  const isAlike = others.some((other) => wordsOf(other) === wordsOf(trip));
  return `${trip.title} (${wordsOf(trip)}${isAlike ? `, trip ${trip.tripId}` : ''})`;
}

const yearOf = ({ startDate }: NamedTrip) => startDate?.slice(0, 4);

function daysOf({ startDate, endDate }: NamedTrip, form: 'long' | 'short'): string {
  return startDate && endDate ? formatDayRange(startDate, endDate, form) : 'dates to be set';
}
