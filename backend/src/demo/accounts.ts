import type { EntityManager } from 'typeorm';
import { hashPassword } from '../modules/auth/passwords.js';
import { User } from '../modules/auth/user.entity.js';
import type { DemoLoginDto } from './demo.dto.js';
import { MAIN_BOOKINGS } from './main-bookings.data.js';
import { HOSTS, RETURNING, TRAVELLERS } from './people.data.js';
import { emailOf, instant, type Named } from './person.js';
import { unknownPassword } from './unknown-password.js';

/** When the two hosts opened shop. */
const HOSTS_SINCE = '2023-04-03T09:00';
/** Who keeps the accounts of the demo's site, beside helping with its cruise. */
const OPERATOR = 'theo';
const TIME_ZONE = 'America/Los_Angeles';

type Account = Named & { username: string };

/** The people of the demo who can log in, by username. */
export class Accounts {
  constructor(private readonly ids: ReadonlyMap<string, number>) {}

  idOf(username: string): number {
    const id = this.ids.get(username);
    if (id === undefined) throw new Error(`The demo has no account "${username}".`);
    return id;
  }
}

/**
 * Writes the hosts, the guests of the cruise on sale and who has sailed before. All of them use their login: they write, sign
 * and are seen. Only the passwords of those in `logins` are known.
 */
export async function seedAccounts(
  manager: EntityManager,
  logins: readonly DemoLoginDto[],
): Promise<Accounts> {
  const people = [
    ...Object.values(HOSTS).map((host) => ({
      ...host,
      role: 'host' as const,
      isOperator: host.username === OPERATOR,
      since: HOSTS_SINCE,
    })),
    ...Object.values(TRAVELLERS).map((guest) => aGuest(guest, bookedAt(guest.username))),
    ...Object.values(RETURNING).map((guest) => aGuest(guest, guest.since)),
  ];
  const hashes = new Map(await Promise.all(logins.map(hashed)));
  const unknown = await unknownPassword();
  const rows = people.map(({ username, firstName, lastName, role, isOperator, since }) => ({
    username,
    firstName,
    lastName,
    role,
    isOperator,
    email: emailOf({ firstName, lastName }),
    password: hashes.get(username) ?? unknown,
    emailProvenAt: instant(since, TIME_ZONE),
    createdAt: instant(since, TIME_ZONE),
  }));
  const { identifiers } = await manager.insert(User, rows);
  return new Accounts(new Map(rows.map(({ username }, i) => [username, Number(identifiers[i]?.id)])));
}

const aGuest = (guest: Account, since: string) => ({
  ...guest,
  role: 'guest' as const,
  isOperator: false,
  since,
});

async function hashed({ username, password }: DemoLoginDto): Promise<[string, string]> {
  return [username, await hashPassword(password)];
}

/** Guests get their account with their booking. */
function bookedAt(username: string): string {
  const booking = MAIN_BOOKINGS.find((b) =>
    b.travellers.some((traveller) => traveller.username === username),
  );
  if (!booking) throw new Error(`The demo's guest "${username}" is on no booking.`);
  return booking.bookedAt;
}
