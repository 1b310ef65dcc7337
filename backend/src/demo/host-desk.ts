import type { EntityManager } from 'typeorm';
import { MoneyAlert } from '../modules/payments/alerts/money-alert.entity.js';
import { HostAct } from '../modules/payments/second-person/host-act.entity.js';
import { newPublicId } from '../platform/security/tokens.js';
import { HostRequest } from '../modules/auth/host-request.entity.js';
import { User } from '../modules/auth/user.entity.js';
import { Activity } from '../modules/trips/activity.entity.js';
import type { Accounts } from './accounts.js';
import { ACTS, ALERT, ASKING, SOURCES, WAITING_PAYMENT } from './host-desk.data.js';
import { emailOf, instant } from './person.js';
import type { SeededBooking } from './told-booking.js';
import type { SeededTrip } from './trips.js';
import { unknownPassword } from './unknown-password.js';

interface Desk {
  trip: SeededTrip;
  accounts: Accounts;
  bookings: readonly SeededBooking[];
}

/** What a newcomer finds on the hosts' desk beside bookings: where buyers came from, what hosts did, and what waits for them. */
export async function seedHostDesk(manager: EntityManager, desk: Desk): Promise<void> {
  await seedSources(manager);
  await seedActs(manager, desk);
  await seedAsking(manager, desk);
  await seedWaitingPayment(manager, desk);
  const raisedAt = instant(ALERT.raisedAt, desk.trip.timeZone);
  await manager.insert(MoneyAlert, { ...ALERT, raisedAt });
}

async function seedSources(manager: EntityManager): Promise<void> {
  await manager.query(
    `UPDATE bookings b SET came_by = s.by, came_from = s.from
       FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS s (by, "from", place)
      WHERE b.channel <> 'host' AND b.id % $3::int = s.place - 1`,
    [SOURCES.map(([by]) => by), SOURCES.map(([, from]) => from), SOURCES.length],
  );
}

async function seedActs(manager: EntityManager, { trip, accounts }: Desk): Promise<void> {
  await manager.insert(
    Activity,
    ACTS.map(({ at, by, person, details = {}, ...act }) => ({
      ...act,
      details: person ? { personId: accounts.idOf(person), ...details } : details,
      userId: accounts.idOf(by),
      tripId: trip.id,
      at: instant(at, trip.timeZone),
    })),
  );
}

async function seedAsking(manager: EntityManager, { trip }: Desk): Promise<void> {
  const { askedAt, ...person } = ASKING;
  const createdAt = instant(askedAt, trip.timeZone);
  const [email, password] = [emailOf(person), await unknownPassword()];
  const { id: userId } = await manager.save(
    manager.create(User, { ...person, email, password, role: 'guest', createdAt }),
  );
  await manager.insert(HostRequest, { userId, status: 'pending', createdAt });
}

/** All of a booking at once, by bank: one host's word is not enough for as much. */
async function seedWaitingPayment(manager: EntityManager, { trip, accounts, bookings }: Desk): Promise<void> {
  const { ref, by, recordedAt, ...payment } = WAITING_PAYMENT;
  const booking = bookings.find(({ sketch }) => sketch.ref === ref);
  if (!booking) throw new Error(`The demo has no booking ${ref}`);
  const { id: bookingId, price } = booking;
  const { means, receivedOn, reason } = payment;
  const [userId, at] = [accounts.idOf(by), instant(recordedAt, trip.timeZone)];
  const amountCents = price.payableCents;
  const details = { means, receivedOn };
  await manager.insert(HostAct, {
    kind: 'payment',
    publicId: newPublicId(),
    bookingId,
    amountCents,
    countedCents: amountCents,
    details,
    reason,
    askedBy: userId,
    askedAt: at,
    status: 'waiting',
  });
  const act = { action: 'payment.proposed', reason, amountCents, details, userId, bookingId, at };
  await manager.insert(Activity, { ...act, tripId: trip.id });
}
