import type { EntityManager } from 'typeorm';
import { HostRequest } from '../modules/auth/host-request.entity.js';
import { NO_PASSWORD } from '../modules/auth/passwords.js';
import { User } from '../modules/auth/user.entity.js';
import { Activity } from '../modules/trips/activity.entity.js';
import type { Accounts } from './accounts.js';
import { ACTS, ASKING, SOURCES } from './host-desk.data.js';
import { emailOf, instant } from './person.js';
import type { SeededTrip } from './trips.js';

/** What a newcomer finds on the hosts' desk beside bookings: where buyers came from, what hosts did, who asks to be one. */
export async function seedHostDesk(
  manager: EntityManager,
  { trip, accounts }: { trip: SeededTrip; accounts: Accounts },
): Promise<void> {
  await manager.query(
    `UPDATE bookings b SET came_by = s.by, came_from = s.from
       FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS s (by, "from", place)
      WHERE b.channel <> 'host' AND b.id % $3::int = s.place - 1`,
    [SOURCES.map(([by]) => by), SOURCES.map(([, from]) => from), SOURCES.length],
  );
  await manager.insert(
    Activity,
    ACTS.map(({ at, by, details = {}, ...act }) => ({
      ...act,
      details,
      userId: accounts.idOf(by),
      tripId: trip.id,
      at: instant(at, trip.timeZone),
    })),
  );
  const { askedAt, ...person } = ASKING;
  const createdAt = instant(askedAt, trip.timeZone);
  const email = emailOf(person);
  const { id: userId } = await manager.save(
    manager.create(User, { ...person, email, password: NO_PASSWORD, role: 'guest', createdAt }),
  );
  await manager.insert(HostRequest, { userId, status: 'pending', createdAt });
}
