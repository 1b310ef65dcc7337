import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { DataSource } from 'typeorm';
import { fullName } from '../../contracts/person-name.js';
import { ENTITIES } from '../entities.js';
import { findByLogin } from '../modules/auth/find-by-login.js';
import { User } from '../modules/auth/user.entity.js';
import { ACT_NAMES, type ActName } from '../modules/host/operator/account-acts.js';
import { AccountKeeper } from '../modules/host/operator/account-keeper.service.js';
import { tripsOwned } from '../modules/host/team/host-role.js';
import { InheritedTrips } from '../modules/host/team/inherited-trips.service.js';
import { TeamMails } from '../modules/host/team/team-mails.service.js';
import { TripNewsDesk } from '../modules/trips/trip-news.service.js';
import { keptClock } from '../platform/clock/demo-clock.js';
import { dataSourceOptions } from '../platform/database/data-source-options.js';
import { Sweeper } from '../platform/jobs/sweeper.js';
import { Outbox } from '../platform/mail/outbox.js';
import { AfterCommit } from '../platform/database/after-commit.js';
import { LocalBus } from '../platform/realtime/local-bus.js';

const USAGE = `What the operator may do with accounts. LOGIN is a user name or an e-mail address.
  DATABASE_URL=... node accounts.js --hosts                 lists the hosts, with the trips they own
  DATABASE_URL=... node accounts.js --close LOGIN           logs them out everywhere and lets nobody in
  DATABASE_URL=... node accounts.js --reopen LOGIN          lets them in again
  DATABASE_URL=... node accounts.js --end-sessions LOGIN    logs them out everywhere
  DATABASE_URL=... node accounts.js --reset-factors LOGIN   takes their passkeys, apps and recovery codes away
  DATABASE_URL=... node accounts.js --make-host LOGIN       as when a host approves them
  DATABASE_URL=... node accounts.js --take-host LOGIN [--trips-to LOGIN]
                                                            makes a host a guest; another owns their trips
  DATABASE_URL=... node accounts.js --make-operator LOGIN   lets them keep the accounts on the site, at /operator
  DATABASE_URL=... node accounts.js --take-operator LOGIN   the last operator stays one
The owner is told by mail. Add --reason "..." to say why: they read it, and it is kept beside what was done. Name nobody
in it, for it is never erased.`;

/** What is said when it is done. */
const SAID: Record<ActName, string> = {
  close: 'is logged out everywhere and cannot log in',
  reopen: 'can log in again',
  'end-sessions': 'is logged out everywhere',
  'reset-factors': 'logs in with the password alone, and is logged out everywhere',
  'make-host': 'is a host from their next login on',
  'take-host': 'is a guest, and logged out everywhere',
  'make-operator': 'is an operator from their next login on',
  'take-operator': 'is no operator any more, and logged out everywhere',
};

const login = { type: 'string' } as const;
const options = {
  hosts: { type: 'boolean' },
  close: login,
  reopen: login,
  'end-sessions': login,
  'reset-factors': login,
  'make-host': login,
  'take-host': login,
  'make-operator': login,
  'take-operator': login,
  'trips-to': login,
  reason: login,
} as const;

const given = readArguments();
const url = process.env['DATABASE_URL'] ?? fail(USAGE);
const db = await new DataSource(dataSourceOptions(url, ENTITIES, 1)).initialize();
try {
  if (given.hosts) await listHosts();
  const wanted = ACT_NAMES.flatMap((act) => {
    const whose = given[act];
    return whose === undefined ? [] : [{ act, whose }];
  });
  if (!given.hosts && wanted.length !== 1) fail(USAGE);
  for (const { act, whose } of wanted) await perform(act, whose);
} catch (err) {
  fail(err instanceof Error ? err.message : String(err));
} finally {
  await db.destroy();
}

async function perform(act: ActName, whose: string): Promise<void> {
  const keeper = await accountKeeper();
  const { 'trips-to': heirLogin, reason = null } = given;
  const username = await db.transaction(async (manager) => {
    const user = await findByLogin(manager, whose);
    if (!user) throw new Error(`Nobody has the login ${whose}.`);
    await keeper.perform(manager, user.id, { act, byId: null, reason, heirLogin });
    return user.username;
  });
  process.stdout.write(`${username} ${SAID[act]}.\n`);
}

/** Its bells reach no node: each looks at what waits by itself. */
async function accountKeeper(): Promise<AccountKeeper> {
  const [clock, bus] = [await keptClock(db), new LocalBus()];
  const after = new AfterCommit(db, bus);
  const outbox = new Outbox(clock, new Sweeper(), after);
  const news = new TripNewsDesk(clock, bus, after);
  return new AccountKeeper(clock, outbox, new InheritedTrips(after, new TeamMails(outbox), news));
}

async function listHosts(): Promise<void> {
  const hosts = await db.manager.find(User, { where: { role: 'host' }, order: { username: 'ASC' } });
  for (const { id, username, firstName, lastName, email, isActive, lastLogin } of hosts) {
    const owned = [...(await tripsOwned(db.manager, id)).values()].join(', ');
    const seen = lastLogin ? `last login ${lastLogin.toISOString().slice(0, 10)}` : 'never logged in';
    const parts = [
      username,
      fullName({ firstName, lastName }),
      email,
      isActive ? seen : 'closed',
      owned || 'owns no trip',
    ];
    process.stdout.write(`${parts.join('  ')}\n`);
  }
}

function readArguments() {
  try {
    return parseArgs({ options }).values;
  } catch (err) {
    return fail(`${err instanceof Error ? err.message : String(err)}\n${USAGE}`);
  }
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
