import { randomBytes } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { NO_PASSWORD } from '../../../backend/src/modules/auth/passwords.js';
import { cookieName } from '../../../backend/src/modules/auth/session-cookie.js';
import { sessionEnd } from '../../../backend/src/modules/auth/session.rules.js';
import { Trip } from '../../../backend/src/modules/trips/trip.entity.js';
import { Clock } from '../../../backend/src/platform/clock/clock.js';
import { keptClock } from '../../../backend/src/platform/clock/demo-clock.js';
import { dataSourceOptions } from '../../../backend/src/platform/database/data-source-options.js';
import { hashToken, newPublicId, newToken } from '../../../backend/src/platform/security/tokens.js';
import { LocalFault } from '../../local/local-fault.js';
import { explainDatabase } from './explain-database.js';
import * as sql from './members.sql.js';
import { paidPlace, SELECTION, STATUS, type PaidPlace } from './paid-place.js';

export interface MembersWanted {
  count: number;
  /** Whether the servers on this database run on the demo's clock, where there is one. */
  isDemo: boolean;
  /** The site's origin: https sites have another cookie. */
  publicUrl: string;
}

export interface Members {
  /** `name=value`, one a member. */
  cookies: string[];
  tripTitle: string;
  /** The trip's new number of places, when it had too few. */
  raisedTo: number | null;
}

/**
 * Makes paid guests of the trip on sale, each with an account and a session, in one transaction. Their books are
 * complete: to derive them again finds nothing to change. Throws a LocalFault without a database or a trip.
 */
export async function makeMembers(databaseUrl: string, wanted: MembersWanted): Promise<Members> {
  const db = new DataSource(dataSourceOptions(databaseUrl, [Trip], 2));
  try {
    await db.initialize();
    return await db.transaction((manager) => insertMembers(manager, wanted));
  } catch (error) {
    throw explainDatabase(error, new URL(databaseUrl).host);
  } finally {
    if (db.isInitialized) await db.destroy();
  }
}

async function insertMembers(manager: EntityManager, wanted: MembersWanted): Promise<Members> {
  const trip = await manager.findOne(Trip, {
    where: { isOnSale: true },
    lock: { mode: 'pessimistic_write' },
  });
  if (!trip?.startDate) throw new LocalFault('No trip with dates is on sale in this database.');
  const clock = wanted.isDemo ? await keptClock(manager) : new Clock();
  const now = clock.now();
  const { config, startDate, timeZone } = trip;
  const place = paidPlace({ config, startDate, timeZone }, now);
  const tokens = await listMembers(manager, wanted.count);

  const run = randomBytes(4).toString('hex');
  await manager.query(sql.INSERT_USERS, [run, NO_PASSWORD, now]);
  await manager.query(sql.INSERT_SESSIONS, [now, sessionEnd('guest', now)]);
  await insertBooks(manager, trip.id, place, now);
  const paidCents = wanted.count * place.derived.amountPaidCents;
  const [[grown]]: [{ max_guests: number }[], number] = await manager.query(sql.TAKE_PLACES, [
    trip.id,
    wanted.count * SELECTION.travellers,
    paidCents,
  ]);
  const places = grown?.max_guests ?? trip.maxGuests;

  const secureCookies = wanted.publicUrl.startsWith('https:');
  const name = cookieName({ secureCookies }, 'sid');
  return {
    cookies: tokens.map((token) => `${name}=${token}`),
    tripTitle: trip.title,
    raisedTo: places > trip.maxGuests ? places : null,
  };
}

/** Lists the members in the transaction's temporary table; answers their sessions' tokens. */
async function listMembers(manager: EntityManager, count: number): Promise<string[]> {
  const each = <T>(make: () => T): T[] => Array.from({ length: count }, make);
  const tokens = each(newToken);
  await manager.query(sql.LIST_MEMBERS);
  await manager.query(sql.FILL_LIST, [each(newPublicId), each(newPublicId), tokens.map(hashToken)]);
  return tokens;
}

async function insertBooks(
  manager: EntityManager,
  tripId: number,
  place: PaidPlace,
  now: Date,
): Promise<void> {
  const { price, part, entries, derived } = place;
  const { paymentType, occupancy, cabinType, travellers } = SELECTION;
  const prices = [
    price.fareCents,
    price.insuranceCents,
    price.taxCents,
    price.totalCents,
    price.discountCents,
  ];
  const choice = [paymentType, occupancy, cabinType, travellers];
  const paid = [price.payableCents, STATUS, derived.amountPaidCents, now];
  await manager.query(sql.INSERT_BOOKINGS, [tripId, ...choice, ...prices, ...paid]);
  await manager.query(sql.INSERT_INSTALMENTS, [part.kind, part.dueOn, part.amountCents]);
  const status = [place.guestStatus, cabinType, paymentType, derived.paymentStatus, derived.accessGranted];
  const money = [derived.amountPaidCents, price.totalCents, derived.remainingCents, derived.nextPaymentDate];
  await manager.query(sql.INSERT_GUESTS, [tripId, ...status, ...money]);
  await manager.query(sql.INSERT_PAYMENTS, [part.kind, part.amountCents, now]);
  const lines = [entries.map((e) => e.kind), entries.map((e) => e.amountCents), now];
  await manager.query(sql.INSERT_ENTRIES, lines);
}
