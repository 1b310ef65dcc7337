import type { EntityManager } from 'typeorm';
import type { HostEventSummary, HostEventType } from '../../contracts/host-events.js';
import { shortName } from '../modules/bookings/guest.view.js';
import { dollars } from '../modules/bookings/quote/money-text.js';
import { TripNews } from '../modules/trips/trip-news.entity.js';
import { fullName } from './person.js';
import { isCharged, type SeededBooking } from './told-booking.js';

/** How many events the hosts' list of arrivals starts with. */
const EVENTS = 12;

interface Event {
  type: HostEventType;
  tripId: number;
  at: Date;
  summary: HostEventSummary;
}

/** Writes the newest events of the bookings as news that have been numbered already. */
export async function seedNews(manager: EntityManager, bookings: readonly SeededBooking[]): Promise<void> {
  const events = bookings.flatMap(eventsOf).toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const rows = events
    .slice(-EVENTS)
    .map((event, i) => ({ ...event, id: String(i + 1), summary: { ...event.summary } }));
  await manager.insert(TripNews, rows);
  await manager.query(`UPDATE counters SET head = $1 WHERE name = 'trip_news'`, [rows.length]);
}

function eventsOf({ sketch, trip, publicId, price, bookedAt, payments, endedAt }: SeededBooking): Event[] {
  const [buyer] = sketch.travellers;
  if (!buyer || !isCharged(sketch.status)) return [];
  const name = shortName(fullName(buyer));
  const event = (type: HostEventType, at: Date, text: string, more: Partial<HostEventSummary>): Event => ({
    type,
    tripId: trip.id,
    at,
    summary: { text, bookingId: publicId, ...more },
  });
  const cabin = trip.config.cabins[sketch.selection.cabinType].name;
  const events = [
    event('booking.created', bookedAt, `${name} is booking ${cabin} for ${sketch.travellers.length}`, {
      status: 'held',
    }),
  ];
  for (const [i, { part, at }] of payments.entries()) {
    const status = i === price.parts.length - 1 ? 'paid' : 'confirmed';
    const { amountCents } = part;
    events.push(
      event('payment.received', at, `${name} paid ${dollars(amountCents)}`, { amountCents, status }),
    );
    if (endedAt) {
      const text = `${dollars(amountCents)} went back to ${name}`;
      events.push(event('payment.refunded', endedAt, text, { amountCents, status: sketch.status }));
    }
  }
  if (sketch.status === 'expired' && endedAt) {
    events.push(
      event('booking.changed', endedAt, 'A hold has lapsed; its places are free again', {
        status: 'expired',
      }),
    );
  }
  return events;
}
