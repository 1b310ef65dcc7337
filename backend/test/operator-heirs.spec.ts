import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { browserOf, demoPerson } from './support/demo-people.js';
import { eventually } from './support/eventually.js';
import { aHelpedTrip, type HelpedTrip } from './support/helped-trip.js';
import { openDesk } from './support/host-desk.js';
import { openTransactions } from './support/open-transactions.js';
import { aHost, anAccount, type Person } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';
import { standStill } from './support/stand-still.js';

const COMMAND = join(import.meta.dirname, '../../dist/backend/src/cli/accounts.js');

let stack: Stack;
let trip: HelpedTrip;
let saleTitle: string;
/** Of no trip yet. */
let heir: Person;

beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1' } });
  trip = await aHelpedTrip(stack);
  heir = await anAccount(stack, 'host');
  const { rows } = await stack.db.query<{ title: string }>('SELECT title FROM trips WHERE id = $1', [
    trip.ids.tripId,
  ]);
  saleTitle = rows[0]!.title;
}, 120_000);
afterAll(() => stack.stop());
const begin = openTransactions(() => stack.db);

const nameOf = async ({ userId }: Person) =>
  (await stack.db.query<{ username: string }>('SELECT username FROM users WHERE id = $1', [userId])).rows[0]!
    .username;
const titlesOf = async ({ userId }: Person) => {
  const { rows } = await stack.db.query<{ title: string }>(
    `SELECT t.title FROM trips t JOIN trip_hosts h ON h.trip_id = t.id WHERE h.user_id = $1 AND h.is_owner`,
    [userId],
  );
  return rows.map(({ title }) => title);
};

/** What a person was sent of a kind, once every mail of it has gone. */
const mailsTo = (person: Person, kind: string) =>
  eventually(async () => {
    const { rows } = await stack.db.query<{ subject: string; body: string; status: string }>(
      `SELECT m.subject, m.body, m.status FROM mails m JOIN users u ON u.email = m.recipient
        WHERE u.id = $1 AND m.kind = $2 ORDER BY m.id`,
      [person.userId, kind],
    );
    expect(rows.filter(({ status }) => status !== 'sent')).toEqual([]);
    return rows;
  });
const sorted = (words: string[]) => words.toSorted();

it('a host to whom the command gave another’s trips hears of it, and so does who may see their money', async () => {
  const { owner, helper, clerk } = trip;
  const titles = await titlesOf(owner);
  const { seen, socket } = await openDesk(stack, helper);
  const env = { ...process.env, NODE_OPTIONS: '', DATABASE_URL: stack.appUrl };
  const args = [COMMAND, '--take-host', 'marisol', '--trips-to', await nameOf(heir)];
  await promisify(execFile)(process.execPath, args, { env });

  const received = await mailsTo(heir, 'trip_received');
  expect(sorted(received.map(({ subject }) => subject))).toEqual(
    sorted(titles.map((title) => `You own ${title} now`)),
  );
  expect(received[0]!.body).toContain('the operator of this site handed');
  expect(received[0]!.body).not.toContain('stays a co-host');
  expect((await mailsTo(clerk, 'money_right_given')).map(({ subject }) => subject)).toEqual([
    `Robin Sample has the right to money on ${saleTitle}`,
  ]);
  for (const person of [heir, helper]) expect(await mailsTo(person, 'money_right_given')).toEqual([]);
  await eventually(() =>
    expect(seen.events.map(({ type, summary }) => [type, summary.text])).toContainEqual([
      'trip.changed',
      `Robin Sample owns ${saleTitle} now`,
    ]),
  );
  socket.disconnect();
});

/** By the operator, on the site. */
async function takenFrom({ userId }: Person, to: Person) {
  const operator = browserOf(stack, await demoPerson(stack, 'theo'));
  const act = { act: 'take-host', reason: 'Has left the team', heirLogin: await nameOf(to) };
  return operator.call('POST', `/api/operator/accounts/${userId}/acts`, act);
}

it('on the site too: the trip is on the heir’s open desk, and a right to money that they had is told to nobody', async () => {
  const { clerk } = trip;
  const titles = await titlesOf(heir);
  const { seen, socket } = await openDesk(stack, clerk);
  expect((await takenFrom(heir, clerk)).status).toBe(200);

  expect(await mailsTo(clerk, 'trip_received')).toHaveLength(titles.length);
  await eventually(() => expect(seen.trips.at(-1)).toBe(titles.length));
  const { rows } = await stack.db.query(
    `SELECT FROM mails WHERE kind = 'money_right_given' AND data->>'tripTitle' = $1 AND data->>'otherId' = $2`,
    [saleTitle, String(clerk.userId)],
  );
  expect(rows).toEqual([]);
  socket.disconnect();
});

it('what the leaving host is just doing to the trip comes to its end first', async () => {
  const tripId = await aTripOnSale(stack);
  const leaving = await aHost(stack, [tripId]);
  const acting = await begin();
  await acting.query('UPDATE trips SET seats_taken = seats_taken WHERE id = $1', [tripId]);
  const taking = takenFrom(leaving, trip.clerk);
  await standStill(stack, 1);
  await acting.query(
    `INSERT INTO activity_log (at, user_id, trip_id, action) VALUES (now(), $1, $2, 'cabin.changed')`,
    [leaving.userId, tripId],
  );
  await acting.end('COMMIT');
  expect((await taking).status).toBe(200);
});
