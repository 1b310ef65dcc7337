import type { EntityManager } from 'typeorm';
import { ChatRoom } from '../modules/chat/log/chat-room.entity.js';
import { addDays } from '../../contracts/days.js';
import { ENSENADA_CONFIG } from '../modules/trips/ensenada-config.js';
import { Review } from '../modules/trips/review.entity.js';
import { CABIN_TYPES, type TripConfig } from '../modules/trips/trip-config.js';
import { ALL_RIGHTS } from '../modules/trips/host-right.js';
import { TripHost } from '../modules/trips/trip-host.entity.js';
import { Trip } from '../modules/trips/trip.entity.js';
import type { Accounts } from './accounts.js';
import { ON_BOARD } from './add-ons.data.js';
import { instant } from './person.js';
import { REVIEWS } from './reviews.data.js';
import type { CabinPrices, GroupTrip, TripSketch } from './sketches.js';

const TIME_ZONE = 'America/Los_Angeles';
/** Friday 4:00 PM for the cruise on sale (specification section 1); the others keep the hour. */
const SAILS_AT = '16:00';
const ANNOUNCED_DAYS_BEFORE = 300;

/** What the rest of the seed needs to know of a trip it has written. */
export interface SeededTrip {
  id: number;
  startDate: string;
  timeZone: string;
  config: TripConfig;
}

/** Writes a trip with its hosts and its empty chat room. */
export async function seedTrip(
  manager: EntityManager,
  sketch: TripSketch,
  config: TripConfig,
  { accounts, now }: { accounts: Accounts; now: Date },
): Promise<SeededTrip> {
  const { startDate, timeZone = TIME_ZONE, isOnSale = false } = sketch;
  const announcedAt = instant(`${addDays(startDate, -ANNOUNCED_DAYS_BEFORE)}T09:00`, timeZone);
  const trip = manager.create(Trip, {
    title: sketch.title,
    subtitle: sketch.subtitle,
    artist: sketch.artist ?? null,
    destination: sketch.destination,
    startDate,
    endDate: sketch.endDate,
    departsAt: instant(`${startDate}T${SAILS_AT}`, timeZone),
    timeZone,
    duration: sketch.duration,
    maxGuests: sketch.maxGuests,
    description: sketch.description,
    config,
    hostId: accounts.idOf('marisol'),
    status: sketch.status,
    isOnSale,
    createdAt: announcedAt < now ? announcedAt : now,
  });
  await manager.save(trip);
  const hosts = ['marisol', ...sketch.coHosts].map((name) => ({
    tripId: trip.id,
    userId: accounts.idOf(name),
    isOwner: name === 'marisol',
    ...ALL_RIGHTS,
  }));
  await manager.insert(TripHost, hosts);
  await manager.insert(ChatRoom, { tripId: trip.id });
  return { id: trip.id, startDate, timeZone, config };
}

/** The cabins every cruise has, at this cruise's prices; the "was" price is what it is ten percent below. */
export function configOf({ prices, stock }: GroupTrip): TripConfig {
  const entries = CABIN_TYPES.map((type) => [
    type,
    { ...ENSENADA_CONFIG.cabins[type], ...priced(prices[type]), ...(stock && { stock: stock[type] }) },
  ]);
  return {
    ...ENSENADA_CONFIG,
    addOns: ON_BOARD,
    cabins: Object.fromEntries(entries) as TripConfig['cabins'],
  };
}

function priced([double, single]: CabinPrices[keyof CabinPrices]) {
  const was = (dollars: number) => Math.round(dollars / 0.9) * 100;
  return {
    doubleCents: double * 100,
    doubleWasCents: was(double),
    singleCents: single * 100,
    singleWasCents: was(single),
  };
}

export async function seedReviews(manager: EntityManager, trip: SeededTrip): Promise<void> {
  const rows = REVIEWS.map(({ cabinType, writtenOn, ...review }) => ({
    ...review,
    tripId: trip.id,
    isSample: true,
    // Each was written within weeks of the sailing.
    tripYear: Number(writtenOn.slice(0, 4)),
    package: trip.config.cabins[cabinType].name,
    createdAt: instant(`${writtenOn}T12:00`, trip.timeZone),
  }));
  await manager.insert(Review, rows);
}
