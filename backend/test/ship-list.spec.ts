import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { HostLogDto } from '../src/modules/host/log/host-log.dto.js';
import type { DocumentBoardDto } from '../src/modules/host/records/document-board.dto.js';
import { dateInZone } from '../src/modules/trips/trips.service.js';
import { HostDesk } from './support/booked.js';
import { browserOf } from './support/demo-people.js';
import { eventually } from './support/eventually.js';
import { aHost, type Person } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { withNewSession } from './support/rights/knock.js';
import { type Stack, startStack } from './support/stack.js';

const HEAD =
  'Room,Cabin,Booking reference,Last name,First name,Date of birth,Nationality,Passport number,Passport expires,' +
  'Emergency contact name,Emergency contact phone,Missing';
const NOTHING_TOLD = ',,,,,,"Passport number; Birth date; Emergency contact"';
const DANA = {
  dateOfBirth: '1990-02-03',
  passportNumber: 'ZZTEST9981',
  passportExpiresOn: '2099-04-30',
  nationality: 'US',
  emergencyContactName: 'Tess Reyes',
  emergencyContactPhone: '+1 555 0170',
  emergencyContactRelation: 'Sibling',
};
const reason = 'As they wrote to us';
const receivedOn = () => new Date(Date.now() - 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);

let stack: Stack;
let tripId: number;
let owner: Person;
let desk: HostDesk;
let path: string;
/** The references of the confirmed bookings, by who booked. */
const booked: Record<string, string> = {};

interface Guest {
  name: string;
  companion?: { name: string };
  waitlist?: boolean;
}

/** Adds somebody to the trip, who has not paid yet, or waits. */
async function add(guest: Guest): Promise<string> {
  const email = `${guest.name.replaceAll(/\W/g, '').toLowerCase()}@example.com`;
  const chosen = { cabinType: 'inside', occupancy: 'double', paymentType: 'installment' };
  const { status, body } = await desk.visitor.call<{ bookingId: string }>(
    'POST',
    '/api/host/bookings',
    { tripId, email, ...chosen, ...guest },
    { 'Idempotency-Key': randomUUID() },
  );
  expect(status).toBe(201);
  return body.bookingId;
}

/** Adds somebody who pays their deposit, and perhaps gives them a room. */
async function confirmed(guest: Guest, roomNumber?: string): Promise<string> {
  const id = await add(guest);
  const cash = { method: 'cash', amountCents: 40_000, receivedOn: receivedOn(), reason };
  expect((await desk.post(id, 'payments', cash)).status).toBe(201);
  if (roomNumber) {
    const page = `/api/host/bookings/${id}`;
    const { version } = (await desk.visitor.call<{ version: number }>('GET', page)).body;
    const key = { 'Idempotency-Key': randomUUID() };
    expect((await desk.visitor.call('PATCH', page, { version, roomNumber }, key)).status).toBe(200);
  }
  booked[guest.name] = id.slice(0, 8).toUpperCase();
  return id;
}

async function tell(id: string, details: object): Promise<void> {
  const sent = { version: 0, ...details, reason };
  expect((await desk.send('PATCH', id, 'travellers/1', sent)).status).toBe(200);
}

async function cancel(id: string): Promise<void> {
  const { refundCents } = (await desk.read<{ refundCents: number }>(id, 'cancellation')).body;
  expect((await desk.post(id, 'cancellation', { refundCents, reason })).status).toBeLessThan(300);
}

beforeAll(async () => {
  stack = await startStack();
  tripId = await aTripOnSale(stack);
  path = `/api/host/trips/${tripId}/ship-list.csv`;
  owner = await aHost(stack, [tripId]);
  desk = new HostDesk(stack, owner);
  await confirmed({ name: '=Formula Fan' });
  await tell(await confirmed({ name: 'Dana Reyes', companion: { name: 'Eli Okoro' } }, '4012'), DANA);
  await tell(await confirmed({ name: 'Suharto' }, '902'), { passportNumber: '=1+1', nationality: 'ID' });
  await add({ name: 'Hold Only' });
  await add({ name: 'Wanda Waits', waitlist: true });
  await cancel(await confirmed({ name: 'Gone Away' }, '100'));
}, 120_000);
afterAll(() => stack.stop());

const take = (person: Person) => browserOf(stack, person).call<string & { code?: string }>('GET', path);
const logged = async () => {
  const { rows } = await stack.db.query(
    `SELECT user_id AS by, trip_id AS trip, reason, details FROM activity_log
      WHERE action = 'ship_list.exported' ORDER BY id`,
  );
  return rows;
};

it('refuses who may not see the papers of the trip, and who proved long ago that it is them; no list is taken', async () => {
  const clerk = await aHost(stack, [tripId]);
  await stack.db.query('UPDATE trip_hosts SET may_documents = false WHERE user_id = $1', [clerk.userId]);
  expect(await take(clerk)).toMatchObject({ status: 403, body: { code: 'host.right_missing' } });
  const stranger = await aHost(stack, [await aTripOnSale(stack)]);
  expect(await take(stranger)).toMatchObject({ status: 404, body: { code: 'trip.not_found' } });
  const stale = await withNewSession(stack, owner, '2025-06-01');
  expect(await take(stale)).toMatchObject({ status: 403, body: { code: 'account.confirm_first' } });
  expect(await logged()).toEqual([]);
});

it('has a line a traveller of each confirmed booking, by room, and tells what is missing', async () => {
  const days = [dateInZone(new Date(), 'America/Los_Angeles')];
  const { status, body, headers } = await take(owner);
  days.push(dateInZone(new Date(), 'America/Los_Angeles'));
  expect(status).toBe(200);
  const cabin = (name: string) => `Inside Cabin,${booked[name]}`;
  expect(body.split('\r\n')).toEqual([
    HEAD,
    `902,${cabin('Suharto')},,Suharto,,Indonesia,'=1+1,,,,"Birth date; Emergency contact"`,
    `4012,${cabin('Dana Reyes')},Reyes,Dana,1990-02-03,United States,ZZTEST9981,2099-04-30,Tess Reyes,(+1) 555 0170,`,
    `4012,${cabin('Dana Reyes')},Okoro,Eli,${NOTHING_TOLD}`,
    `,${cabin('=Formula Fan')},Fan,'=Formula,${NOTHING_TOLD}`,
    '',
  ]);
  expect(headers.get('x-row-count')).toBe('4');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const name = /ship-list_test-cruise_(.+)\.csv/.exec(headers.get('content-disposition') ?? '');
  expect(days).toContain(name?.[1]);
});

it('stands in the log of the trip, with who took it and how many people it held, and in that of the site', async () => {
  const before = (await logged()).length;
  expect((await take(owner)).status).toBe(200);
  expect((await logged()).slice(before)).toEqual([
    { by: owner.userId, trip: tripId, reason: null, details: { travellers: 4 } },
  ]);
  const log = await desk.visitor.call<HostLogDto>('GET', `/api/host/log?trip=${tripId}&area=ship_list`);
  expect(log.body.entries[0]).toMatchObject({ by: 'Robin Sample', about: 'travellers: 4', bookingId: null });
  await eventually(async () => {
    const { rows } = await stack.db.query(
      `SELECT DISTINCT user_id AS by FROM security_events WHERE event = 'private.revealed'`,
    );
    expect(rows).toEqual([{ by: owner.userId }]);
  });
});

it('lacks of the same travellers what the board says is missing', async () => {
  const { body } = await desk.visitor.call<DocumentBoardDto>('GET', `/api/host/documents?trip=${tripId}`);
  const lacks = Object.fromEntries(body.travellers.map(({ name, missing }) => [name, missing]));
  expect(lacks).toMatchObject({
    'Dana Reyes': [],
    'Eli Okoro': ['passport', 'dateOfBirth', 'emergencyContact'],
    Suharto: ['dateOfBirth', 'emergencyContact'],
  });
});

it('is taken 10 times an hour by a host, and no more (SEC-68)', async () => {
  const second = await aHost(stack, [tripId]);
  const taken = await Promise.all(Array.from({ length: 11 }, () => take(second)));
  expect(taken.map(({ status }) => status).filter((status) => status !== 200)).toEqual([429]);
});
