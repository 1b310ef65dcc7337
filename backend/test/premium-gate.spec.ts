import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aVisitor, browserOf, demoPerson, guestOfAnotherTrip } from './support/demo-people.js';
import { knock } from './support/live-socket.js';
import { anAccount, type Person } from './support/people.js';
import { type Stack, startStack } from './support/stack.js';

/** For anybody. */
const OPEN = [
  'GET /healthz',
  'GET /readyz',
  'GET /metrics',
  'POST /api/auth/login',
  'POST /api/auth/logout',
  'POST /api/auth/register',
  'POST /api/auth/set-password',
  'POST /api/auth/reset',
  'POST /api/auth/confirm-email',
  'GET /api/trips/current',
  'POST /api/quote',
  'PUT /api/checkout/draft',
  'PATCH /api/checkout/draft',
  'GET /api/checkout/draft',
  'DELETE /api/checkout/draft',
  'POST /api/contact',
  'GET /api/demo/logins',
  'GET /api/demo/mails',
  // Whoever holds the link of a booking may see to its payment.
  'POST /api/guests',
  'GET /api/guests/{id}',
  'PUT /api/guests/{id}/payment',
  'POST /api/guests/{id}/payment-form',
  // The link at the end of a mail.
  'POST /api/chat/notifications/off',
  'GET /paypal/setup',
  'POST /paypal/order',
  'POST /paypal/order/{orderId}/capture',
];

/** For who is logged in, paid or not: their own account, booking and money. */
const OWN = [
  'GET /api/auth/me',
  'GET /api/account',
  'PUT /api/account/name',
  'POST /api/account/password',
  'POST /api/account/email',
  'DELETE /api/account/email',
  'POST /api/account/logout-everywhere',
  'POST /api/account/export',
  'POST /api/account/erase',
  // The menu asks for it on every page; who has no chat has nothing unread.
  'GET /api/chat/unread',
  'GET /api/chat/notifications',
  'PUT /api/chat/notifications',
  'GET /api/guest/profile',
  'GET /api/guest/trips',
  'GET /api/guest/details',
  'PATCH /api/guest/details/travellers/{position}',
  'GET /api/guest/waiver',
  'GET /api/guest/waiver/text',
  'POST /api/guest/waiver/travellers/{position}',
  'GET /api/guest/checklist',
  'GET /api/guest/dates',
  'GET /api/guest/documents',
  'POST /api/guest/documents',
  'DELETE /api/guest/documents/{id}',
  'GET /api/guest/documents/{id}/file',
  'POST /api/guest/check-in/travellers/{position}',
  'GET /api/guest/privacy',
  'PUT /api/guest/privacy',
  'GET /api/guest/payments',
  'GET /api/guest/receipts/{id}',
  'GET /api/guest/bookings/{id}/cancellation',
  'POST /api/guest/bookings/{id}/cancellation',
  'POST /api/guest/bookings/{id}/credits/use',
];

/** Files come in here, and no JSON: uploads.spec.ts shows from whom. */
const UPLOADS = ['POST /api/uploads/photo', 'POST /api/uploads/document'];

/** What a request must hold to come as far as the gate. */
const BODIES: Record<string, object> = {
  'PUT /api/guest/packing': {
    changes: [{ item: 'phone', isPacked: true, at: '2025-06-02T12:00:00.000Z' }],
  },
  'PUT /api/chat/mutes/{personId}': { isMuted: true },
};

const DOCUMENT = join(import.meta.dirname, '../../frontend/openapi.json');
const { paths } = JSON.parse(readFileSync(DOCUMENT, 'utf8')) as { paths: Record<string, object> };
const ROUTES = Object.entries(paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
);
// Walked by host-gate.spec.ts.
const HOST = ROUTES.filter((route) => route.includes(' /api/host/'));
// Everything that nobody has said something else of is for paid guests: a new route is found here, and not in an audit.
const PREMIUM = ROUTES.filter((route) => ![...OPEN, ...OWN, ...UPLOADS, ...HOST].includes(route));

/** No row has such an id. */
const SOME_ID = 'A'.repeat(22);
const ONLY_HERE = 'Zebedee';

let stack: Stack;
let tripId: number;
let other: Person & { title: string };

beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1' } });
  const { rows } = await stack.db.query<{ id: number }>('SELECT id FROM trips WHERE is_on_sale');
  tripId = rows[0]!.id;
  other = await guestOfAnotherTrip(stack);
  await stack.db.query(
    `UPDATE guests SET name = $2 || ' Sample' WHERE trip_id = $1 AND name LIKE 'Grace %'`,
    [tripId, ONLY_HERE],
  );
}, 120_000);
afterAll(() => stack.stop());

async function ask(route: string, person?: Person) {
  const [method = '', path = ''] = route.split(' ');
  const browser = person ? browserOf(stack, person) : aVisitor(stack);
  const body = method === 'GET' ? undefined : (BODIES[route] ?? {});
  const reply = await browser.call<unknown>(method, path.replaceAll(/\{\w+\}/g, SOME_ID), body);
  return { status: reply.status, text: JSON.stringify(reply.body) };
}

it('knows every route that it calls open', () => {
  expect([...OPEN, ...OWN].filter((route) => !ROUTES.includes(route))).toEqual([]);
  expect(PREMIUM).toEqual(
    expect.arrayContaining([
      'GET /api/guest/directory',
      'GET /api/guest/packing',
      'PUT /api/guest/packing',
      'GET /api/guest/messages/recent',
    ]),
  );
});

describe.each(PREMIUM)('SEC-85: %s', (route) => {
  // What is named by an id may also not be there, which tells as little.
  const refused = route.includes('{') ? [402, 403, 404] : [402];

  it('is closed to visitors', async () => {
    expect((await ask(route)).status).toBe(401);
  });

  it('is closed to who has paid a deposit, or booked nothing', async () => {
    for (const person of [await demoPerson(stack, 'priya'), await anAccount(stack)]) {
      expect(refused).toContain((await ask(route, person)).status);
    }
  });

  it('tells the guest of another trip nothing of this one', async () => {
    const { text } = await ask(route, other);
    for (const secret of [ONLY_HERE, 'Ensenada Group Cruise']) expect(text).not.toContain(secret);
  });
});

it('shows the guest of this trip what the others must not see', async () => {
  const { status, text } = await ask('GET /api/guest/directory', await demoPerson(stack, 'nina'));
  expect(status).toBe(200);
  for (const secret of [ONLY_HERE, 'Ensenada Group Cruise']) expect(text).toContain(secret);
});

it('counts no messages for who has not paid', async () => {
  const { text } = await ask('GET /api/chat/unread', await demoPerson(stack, 'priya'));
  expect(JSON.parse(text)).toEqual({ unread: 0, head: 0, readSeq: 0 });
});

it.each(OWN)('%s is closed to visitors', async (route) => {
  expect((await ask(route)).status).toBe(401);
});

describe('the sockets', () => {
  const site = () => stack.nodes[0]!.url;
  const chat = (person: Partial<Person>, auth = {}) =>
    knock(`${site()}/chat`, { cookie: person.cookie, auth });

  it('of the chat are closed to the same people', async () => {
    expect(await chat({})).toBe('UNAUTHENTICATED');
    expect(await chat(await demoPerson(stack, 'priya'))).toBe('PAYMENT_REQUIRED');
    expect(await chat(await anAccount(stack))).toBe('PAYMENT_REQUIRED');
    expect(await chat(other, { tripId })).toBe('FORBIDDEN');
    expect(await chat(await demoPerson(stack, 'nina'))).toBe('connected');
  });

  it('of the dashboard are closed to guests', async () => {
    expect(await knock(`${site()}/host`, {})).toBe('UNAUTHENTICATED');
    const { cookie } = await demoPerson(stack, 'nina');
    expect(await knock(`${site()}/host`, { cookie })).toBe('FORBIDDEN');
  });
});
