import type { HostDate, TripDates } from '../../api/host/hostDates';
import { daysBetween } from '../../../../backend/contracts/days';

/** A date with the trip it belongs to. */
export interface Entry {
  trip: TripDates;
  date: HostDate;
}

export interface Agenda {
  /** Past, and something is still open at it. */
  late: Entry[];
  /** Today and the six days after it, by the day it is where each trip sails. */
  week: Entry[];
  /** From then to four weeks from today. */
  month: Entry[];
  later: Entry[];
  /** The last past first. */
  past: Entry[];
}

/** Whether a payment or a task of a date still waits for somebody. */
function isOpen({ bookings, travellersOpen }: HostDate): boolean {
  return (bookings ?? 0) > 0 || (travellersOpen ?? 0) > 0;
}

/** The dates of several trips in one list by day, parted by how soon they are. */
export function agendaOf(trips: readonly TripDates[]): Agenda {
  const entries = trips
    .flatMap((trip) => trip.dates.map((date): Entry => ({ trip, date })))
    .toSorted(
      (a, b) =>
        a.date.onDate.localeCompare(b.date.onDate) ||
        (a.date.atTime ?? '').localeCompare(b.date.atTime ?? ''),
    );
  const within = (from: number, to: number) => (entry: Entry) => {
    const days = daysBetween(entry.trip.today, entry.date.onDate);
    return days >= from && days < to;
  };
  const past = entries.filter(within(-Infinity, 0)).toReversed();
  return {
    late: past.filter(({ date }) => isOpen(date)).toReversed(),
    week: entries.filter(within(0, 7)),
    month: entries.filter(within(7, 28)),
    later: entries.filter(within(28, Infinity)),
    past: past.filter(({ date }) => !isOpen(date)),
  };
}

/** What is past, told in a few words. Whether the ship has got what it wanted nobody writes down here. */
export function pastWords({ past }: Pick<Agenda, 'past'>): string {
  const ships = past.filter(({ date }) => date.isShips).length;
  if (ships === 0) return `${past.length} past, with nothing open`;
  return `${past.length} past, with nothing open but perhaps the ship's (${ships})`;
}
