import type { DataSource, EntityManager } from 'typeorm';
import type { Clock } from '../platform/clock/clock.js';
import { z } from 'zod';
import { anyRow, rowOf } from '../platform/database/rows.js';
import { keepSetting, keptSetting } from '../platform/database/settings.js';
import type { Vault } from '../platform/security/vault.js';
import type { AccessPolicy } from '../modules/bookings/ledger/derive.rules.js';
import { ENSENADA_CONFIG } from '../modules/trips/ensenada-config.js';
import { ENSENADA_ADD_ONS } from './add-ons.data.js';
import { seedAccounts } from './accounts.js';
import { deriveAll, seedBookings } from './bookings.js';
import { seedChat } from './chat.js';
import { COMING_TRIPS } from './coming-trips.data.js';
import { seedDesk } from './desk.js';
import { seedExtras } from './extras.js';
import { GroupBookings } from './group-bookings.js';
import { seedGuests } from './guests.js';
import { seedHostDesk } from './host-desk.js';
import { keepLogins, newDemoLogins, writeLoginsFile } from './logins.js';
import { MAIN_BOOKINGS } from './main-bookings.data.js';
import { MAIN_ORGANISER, MAIN_TRIP } from './main-trip.data.js';
import { seedNews } from './news.js';
import { seedPages } from './pages.js';
import { seedPapers } from './papers.js';
import { seedPhotos } from './photos.js';
import { SAILED_TRIPS } from './sailed-trips.data.js';
import { tell } from './told-booking.js';
import { configOf, seedReviews, seedTrip } from './trips.js';

/** Any number; the same on every node. */
const SEED_LOCK = 7_239_466;
const MARKER = 'demo_seed';

export interface SeedOptions {
  vault: Vault;
  policy: AccessPolicy;
  /** Where the demo logins are written, for the person who started the demo. */
  loginsFile?: string;
}

/**
 * Fills an empty database with the demo: real rows whose sums are the specification's figures. Once:
 * a second call changes nothing, and of nodes that start together one does it. What trips' pages say is added to a demo
 * that has none of it. All or nothing, in one transaction.
 * Throws when the database holds trips that are not the demo's.
 */
export async function seedDemo(db: DataSource, clock: Clock, options: SeedOptions): Promise<void> {
  await db.transaction(async (manager) => {
    await manager.query('SELECT pg_advisory_xact_lock($1)', [SEED_LOCK]);
    if (await isSeeded(manager)) return seedPages(manager, clock.now());
    await assertEmpty(manager);
    await seed(manager, clock.now(), options);
  });
  if (options.loginsFile) await writeLoginsFile(db, options.loginsFile);
}

async function seed(manager: EntityManager, now: Date, { vault, policy }: SeedOptions): Promise<void> {
  const logins = newDemoLogins();
  const accounts = await seedAccounts(manager, logins);
  // The trip on sale comes first: the booking form calls it trip 1 (specification section 3).
  const config = { ...ENSENADA_CONFIG, addOns: ENSENADA_ADD_ONS, organiser: MAIN_ORGANISER };
  const trip = await seedTrip(manager, MAIN_TRIP, config, { accounts, now });
  const told = MAIN_BOOKINGS.map((booking) => tell(trip, booking));
  const groups = new GroupBookings();
  for (const sketch of [...SAILED_TRIPS, ...COMING_TRIPS]) {
    const other = await seedTrip(manager, sketch, configOf(sketch), { accounts, now });
    told.push(...groups.of(sketch).map((booking) => tell(other, booking)));
  }
  const bookings = await seedBookings(manager, told);
  await seedGuests(manager, bookings, { accounts, vault });
  await deriveAll(manager, bookings, { policy, now });
  await seedExtras(manager, bookings);
  await seedReviews(manager, trip);
  await seedPages(manager, now);
  const scene = { trip, accounts, now };
  await seedChat(manager, scene);
  await seedPhotos(manager, scene);
  await seedPapers(manager, scene, vault);
  await seedDesk(manager, scene);
  await seedHostDesk(manager, { trip, accounts, bookings });
  await seedNews(manager, bookings);
  await keepLogins(manager, logins);
  await keepSetting(manager, MARKER, now);
}

async function isSeeded(manager: EntityManager): Promise<boolean> {
  return (await keptSetting(manager, MARKER, z.string())) !== undefined;
}

/** Demo rows must never stand among somebody's real ones. */
async function assertEmpty(manager: EntityManager): Promise<void> {
  const trip = await rowOf(manager, anyRow, 'SELECT FROM trips LIMIT 1');
  if (trip) throw new Error('DEMO_MODE needs an empty database, and this one already holds trips.');
}
