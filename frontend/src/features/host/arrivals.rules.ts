import type { HostEvent, HostSummary } from '../../../../backend/contracts/host-events';

const KEPT = 200;

/** What has lately happened on a host's trips. */
export interface Arrivals {
  /** Newest first, each id once, at most 200. */
  events: readonly HostEvent[];
  /** The newest id that is known: what came after it is asked for after a cut. */
  lastId: number;
}

export const NO_ARRIVALS: Arrivals = { events: [], lastId: 0 };

/** Adds events in any order, as often as they come. */
export function addArrivals(arrivals: Arrivals, added: readonly HostEvent[]): Arrivals {
  const known = new Set(arrivals.events.map(({ id }) => id));
  const fresh = added.filter(({ id }) => !known.has(id) && known.add(id));
  if (fresh.length === 0) return arrivals;
  const events = [...arrivals.events, ...fresh].toSorted((a, b) => b.id - a.id).slice(0, KEPT);
  return { events, lastId: Math.max(arrivals.lastId, ...fresh.map(({ id }) => id)) };
}

/** The figures that count more events in; a late reply must not turn them back. */
export function newerSummary(a: HostSummary, b: HostSummary | null): HostSummary {
  return b && b.version >= a.version ? b : a;
}

/** One line of the list: an event, or several messages in a row, which would drown bookings and payments. */
export interface ArrivalGroup {
  /** Stays the same while messages join the group. */
  key: number;
  newest: HostEvent;
  count: number;
}

/** The lines of the list, newest first. */
export function groupArrivals(events: readonly HostEvent[]): ArrivalGroup[] {
  const groups: ArrivalGroup[] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (last && event.type === 'chat.message' && last.newest.type === 'chat.message') {
      last.key = event.id;
      last.count += 1;
    } else {
      groups.push({ key: event.id, newest: event, count: 1 });
    }
  }
  return groups;
}
