import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { addDays } from '../contracts/days.js';
import { longDay } from '../src/platform/clock/long-day.js';
import { Booked, HostDesk } from './support/booked.js';
import { aHost } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';
import { TripEditor } from './support/trip-editor.js';

let stack: Stack;
let tripId: number;
let host: HostDesk;
let trip: TripEditor<Edited>;

beforeAll(async () => {
  stack = await startStack();
  tripId = await aTripOnSale(stack);
  host = new HostDesk(stack, await aHost(stack, [tripId]));
  trip = new TripEditor(host.visitor, tripId);
}, 120_000);
afterAll(() => stack.stop());

interface Edited {
  startDate: string;
  endDate: string;
  fields?: object;
}
const read = () => trip.read();
const save = (changes: object) => trip.save(changes);

it('says from when names are final and check-in is open, within bounds', async () => {
  expect(await read()).toMatchObject({ namesFinalDays: 14, checkInDays: 14 });
  const sentence = 'Enter a number of days from 1 to 120';
  for (const days of [0, 121])
    expect(await save({ namesFinalDays: days, checkInDays: days })).toMatchObject({
      status: 422,
      body: { fields: { namesFinalDays: sentence, checkInDays: sentence } },
    });
  const own = { namesFinalDays: 30, checkInDays: 7 };
  expect(await save(own)).toMatchObject({ status: 200, body: own });
  const { body } = await host.visitor.call('GET', '/api/trips/current');
  expect(body).toMatchObject({ namesFinalDays: 30 });
});

it('a guest changes names until as many days before departure as the trip says', async () => {
  const { startDate } = await read();
  const { guest } = await Booked.of(stack, 'named@example.com');
  const rename = () =>
    guest.call('PATCH', `/api/guest/trips/${tripId}/details/travellers/1`, { version: 0, lastName: 'Reyes' });
  expect((await save({ namesFinalDays: 120 })).status).toBe(200);
  const lockOn = addDays(startDate, -120);
  const details = await guest.call('GET', '/api/guest/details');
  expect(details.body).toMatchObject({ namesLockOn: lockOn, namesFinalDays: 120, areNamesLocked: true });
  expect(await rename()).toMatchObject({
    status: 409,
    body: {
      code: 'details.names_locked',
      message: `Names went to the ship on ${longDay(lockOn)}. Please write to the hosts, who can still have them changed.`,
    },
  });
  expect((await save({ namesFinalDays: 90 })).status).toBe(200);
  expect(await rename()).toMatchObject({ status: 200, body: { areNamesLocked: false } });
});

it('check-in does not open after the day on which a host has it close', async () => {
  expect((await save({ checkInDays: 20 })).status).toBe(200);
  const { startDate, endDate } = await read();
  const before = (days: number) => addDays(startDate, -days);
  const closes = { kind: 'document', task: 'check_in', title: 'Check-in closes', note: '', atTime: null };
  const add = (onDate: string) =>
    host.visitor.call<Edited>('POST', `/api/host/trips/${tripId}/dates`, { ...closes, onDate });
  const tooEarly = `Online check-in opens on ${longDay(before(20))}: choose that day or a later one`;
  expect(await add(before(21))).toMatchObject({ status: 422, body: { fields: { onDate: tooEarly } } });
  expect((await add(before(15))).status).toBe(201);

  const refused = (opensOn: string) =>
    `Online check-in closes on ${longDay(before(15))}, as your dates say: it cannot open on ${longDay(opensOn)}`;
  expect(await save({ checkInDays: 14 })).toMatchObject({
    status: 422,
    body: { fields: { checkInDays: refused(before(14)) } },
  });
  const later = { startDate: addDays(startDate, 10), endDate: addDays(endDate, 10) };
  expect(await save(later)).toMatchObject({
    status: 422,
    body: { fields: { startDate: refused(before(10)) } },
  });
  expect((await save({ checkInDays: 15 })).status).toBe(200);
});

it('a close that a host wrote before the opening, when that could be written, is printed nowhere', async () => {
  const { startDate } = await read();
  const before = (days: number) => addDays(startDate, -days);
  await stack.db.query("UPDATE trip_dates SET on_date = $2 WHERE trip_id = $1 AND task = 'check_in'", [
    tripId,
    before(40),
  ]);
  const { guest } = await Booked.of(stack, 'closing@example.com');
  const closes = { task: 'check_in', onDate: before(2) };
  const { body: dates } = await guest.call<{ dates: object[] }>('GET', '/api/guest/dates');
  expect(dates.dates).toContainEqual(expect.objectContaining(closes));
  const { body: list } = await guest.call('GET', '/api/guest/checklist');
  expect(list).toMatchObject({
    checkInClosesOn: before(2),
    items: expect.arrayContaining([expect.objectContaining({ key: 'check_in', dueOn: before(2) })]),
  });
  const { body: desk } = await host.visitor.call<{ dates: object[] }[]>(
    'GET',
    `/api/host/dates?trip=${tripId}`,
  );
  expect(desk[0]?.dates).toContainEqual(expect.objectContaining(closes));
});
