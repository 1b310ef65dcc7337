import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { WAIVER } from '../src/modules/guests/waiver/waiver-text.js';
import type { ChecklistDto } from '../src/modules/guests/checklist/checklist.dto.js';
import { ownTrip } from './support/own-trip.js';
import { signedInAs } from './support/people.js';
import { type Stack, startStack } from './support/stack.js';
import type { Visitor } from './support/visitor.js';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1' } });
}, 120_000);
afterAll(() => stack.stop());

type Reply = ChecklistDto & { code?: string; message?: string };
const read = async (visitor: Visitor) => (await visitor.call<Reply>('GET', '/api/guest/checklist')).body;
const stateOf = async (visitor: Visitor, key: string) =>
  (await read(visitor)).items.find((item) => item.key === key);
const checkIn = async (visitor: Visitor, position = 1) =>
  visitor.call<Reply>('POST', `${await ownTrip(visitor)}/check-in/travellers/${position}`, {});
const sign = async (visitor: Visitor, signedName: string) =>
  visitor.call('POST', `${await ownTrip(visitor)}/waiver/travellers/1`, {
    isOwn: false,
    version: WAIVER.version,
    agrees: true,
    signedName,
  });

it('says what is open, for whom and until when, from the records', async () => {
  const priya = await signedInAs(stack, 'priya');
  const { items, ...checkIn } = await read(priya);
  expect(items.map(({ key, state, dueOn }) => [key, state, dueOn])).toEqual([
    ['payment', 'next', '2025-07-07'],
    ['details', 'done', '2025-07-25'],
    ['passport', 'done', '2025-07-25'],
    ['waiver', 'open', '2025-08-08'],
    ['insurance', 'open', '2025-08-22'],
    ['passport_copy', 'open', '2025-08-22'],
    ['check_in', 'open', '2025-09-03'],
  ]);
  expect(checkIn).toMatchObject({
    isCheckInOpen: false,
    isCheckInOver: false,
    checkInOpensOn: '2025-08-22',
    checkInDays: 14,
    checkInClosesOn: '2025-09-03',
    checkInClosesAt: null,
  });
});

it('follows the records', async () => {
  const jonas = await signedInAs(stack, 'jonas');
  expect(await stateOf(jonas, 'insurance')).toMatchObject({ state: 'done' });
  expect(await stateOf(jonas, 'waiver')).toMatchObject({ state: 'next', openFor: ['Jonas Weber'] });
  await sign(jonas, 'Jonas Weber');
  expect(await stateOf(jonas, 'waiver')).toMatchObject({ state: 'done', openFor: [] });
});

it('is empty for who has booked nothing, and closed to visitors', async () => {
  expect((await read(await signedInAs(stack, 'theo'))).items).toEqual([]);
  const nobody = await signedInAs(stack, 'nobody-at-all');
  expect((await nobody.call('GET', '/api/guest/checklist')).status).toBe(401);
});

it('lets one check in from two weeks before sailing, when the papers are complete', async () => {
  const lucas = await signedInAs(stack, 'lucas');
  expect(await checkIn(lucas)).toMatchObject({ status: 409, body: { code: 'check_in.closed' } });
  await stack.db.query(
    `UPDATE trips SET start_date = '2025-06-12', end_date = '2025-06-15', departs_at = '2025-06-12T23:00:00Z' WHERE is_on_sale`,
  );
  expect(await checkIn(lucas)).toMatchObject({
    status: 409,
    body: { code: 'check_in.not_ready', message: 'Sign the waiver first, then check in.' },
  });
  await sign(lucas, 'Lucas Moreau');
  expect((await checkIn(lucas)).status).toBe(200);
  expect(await stateOf(lucas, 'check_in')).toMatchObject({ state: 'done' });
  const { boardingCodes } = await read(lucas);
  const code = expect.stringMatching(/^[0-9A-Za-z]{22}$/);
  expect(boardingCodes).toEqual([{ name: 'Lucas Moreau', code }]);
  expect((await checkIn(lucas)).status).toBe(200);
  // Who has the code on paper has the right one still.
  expect((await read(lucas)).boardingCodes).toEqual(boardingCodes);
  const { rows } = await stack.db.query(`SELECT 1 FROM activity_log WHERE action = 'guest.checked_in'`);
  expect(rows).toHaveLength(1);
  // Nobody's companion is checked in by somebody who is not theirs.
  expect((await checkIn(lucas, 2)).status).toBe(404);
});

it('opens as many days before as the trip says, and is closed to guests after the day of its hosts', async () => {
  const lucas = await signedInAs(stack, 'lucas');
  const marisol = await signedInAs(stack, 'marisol');
  const { rows } = await stack.db.query<{ id: number }>('SELECT id FROM trips WHERE is_on_sale');
  const opensDaysBefore = (days: number) =>
    stack.db.query(
      `UPDATE trips SET config = config || jsonb_build_object('checkInDays', $1::int) WHERE is_on_sale`,
      [days],
    );
  const closes = { kind: 'document', task: 'check_in', title: 'Check-in closes', note: '', atTime: null };
  const write = (method: string, path: string, body: object) =>
    marisol.call<{ fields?: object; dates: { id: string; task: string | null }[] }>(method, path, {
      ...closes,
      ...body,
    });
  const add = (onDate: string) => write('POST', `/api/host/trips/${rows[0]!.id}/dates`, { onDate });

  await opensDaysBefore(5);
  expect(await checkIn(lucas)).toMatchObject({ status: 409, body: { code: 'check_in.closed' } });
  const opensOn = { checkInOpensOn: '2025-06-07', checkInDays: 5, isCheckInOpen: false };
  expect(await read(lucas)).toMatchObject(opensOn);
  const sentence = 'Online check-in opens on June 7, 2025: choose that day or a later one';
  expect(await add('2025-06-06')).toMatchObject({ status: 422, body: { fields: { onDate: sentence } } });

  await opensDaysBefore(30);
  const added = await add('2025-06-01');
  expect(added.status).toBe(201);
  const message =
    'Online check-in closed on June 1, 2025. Please write to the hosts if you still have to check in.';
  expect(await checkIn(lucas)).toMatchObject({ status: 409, body: { code: 'check_in.over', message } });
  const closed = { isCheckInOpen: false, isCheckInOver: true, checkInClosesOn: '2025-06-01' };
  expect(await read(lucas)).toMatchObject(closed);

  const { id } = added.body.dates.find(({ task }) => task === 'check_in')!;
  const later = { onDate: '2025-06-03', version: 1 };
  expect((await write('PUT', `/api/host/dates/${id}`, later)).status).toBe(200);
  expect((await checkIn(lucas)).status).toBe(200);
});
