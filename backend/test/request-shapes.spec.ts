import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { browserOf, demoPerson } from './support/demo-people.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1' } });
}, 120_000);
afterAll(() => stack?.stop());

interface Door {
  requestBody?: { content: Record<string, unknown> };
  parameters?: { name: string; in: string }[];
}
interface Contract {
  paths: Record<string, Record<string, Door>>;
}
const contract = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../frontend/openapi.json'), 'utf8'),
) as Contract;

/** Every door that takes JSON, with something in the place of what its path names. */
const DOORS = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, { requestBody }]) => requestBody?.content['application/json'])
    .map(([method]): [string, string] => [method.toUpperCase(), path.replaceAll(/\{\w+\}/g, '1')]),
);

const send = (method: string, path: string, body: string) => {
  const url = stack.nodes[0]!.url;
  const headers = { Origin: url, 'Content-Type': 'application/json' };
  return fetch(url + path, { method, headers, body });
};
const keys = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, 0])));
const SHAPES: [string, string][] = [
  ['keys', keys(1_200)],
  ['keys inside', `{"travellers":[${keys(1_200)}]}`],
  ['a list', `{"travellers":[${Array(5_200).fill('0').join()}]}`],
  ['levels', `${'['.repeat(3_000)}${']'.repeat(3_000)}`],
];

describe('SEC-77: a body of more than its door needs is refused before anything walks it', () => {
  it('by every door that takes JSON, whoever sends it', async () => {
    expect(DOORS.length).toBeGreaterThan(60);
    for (const [method, path] of DOORS)
      for (const [what, body] of SHAPES) {
        const reply = await send(method, path, body);
        const { code } = (await reply.json()) as { code: string };
        // Very deep, the reader itself gives up.
        expect([method, path, what, reply.status < 414 && reply.status >= 400, code]).toEqual([
          method,
          path,
          what,
          true,
          expect.stringMatching(/^request\.(too_complex|too_large|malformed)$/),
        ]);
      }
  });

  it('and one of more bytes: 16 kB, a host needs more', async () => {
    const body = JSON.stringify({ a: 'x'.repeat(20_000) });
    expect((await send('POST', '/api/quote', body)).status).toBe(413);
    expect((await send('POST', '/api/auth/login', body)).status).toBe(413);
    expect((await send('PUT', '/api/checkout/draft', body)).status).not.toBe(413);
    expect((await send('POST', '/api/host/guests/import/check', body)).status).toBe(401);
  });
});

const ODD = [
  ...['a%00b', '%ED%A0%80', '99999999999', '2147483648', '-1', '1e9', 'NaN'],
  ...['2025-06', '2025-W23', '2025-02-30', '2025-06-02T123045.12345Z'],
];
/** Every address with something odd in the place of one thing that it names; what else it names is nobody's. */
const ODD_ADDRESSES = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { parameters = [] }]) =>
    parameters.flatMap(({ name, in: where }) =>
      ODD.flatMap((odd) => {
        const named = where === 'path' ? path.replace(`{${name}}`, odd) : `${path}?${name}=${odd}`;
        const address = named.replaceAll(/\{\w+\}/g, '0');
        return where === 'header' ? [] : [[method.toUpperCase(), address] as [string, string]];
      }),
    ),
  ),
);

const ASKED = ['marisol', 'nina'].flatMap((name) =>
  ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((way): [string, string] => [name, way]),
);

describe('SEC-61: what no row can be called by is no fault of ours', () => {
  it('is tried in many addresses', () => {
    expect(ODD_ADDRESSES.length).toBeGreaterThan(1_800);
  });

  // Each way by itself: all of them take longer than one test may on a busy machine.
  it.each(ASKED)('in any address, asked by %s to %s', async (name, way) => {
    const browser = browserOf(stack, await demoPerson(stack, name));
    for (const [method, address] of ODD_ADDRESSES.filter(([one]) => one === way)) {
      const { status } = await browser.call(method, address, method === 'GET' ? undefined : {});
      expect([method, address, status < 500]).toEqual([method, address, true]);
    }
  });
});

const PART_OF_A_DAY = ['2025', '2025-06', '2025-W23', '2025-06-31'];
/** What somebody sends, and the field that is wrong with it. */
const ODD_BODIES: [string, string, object, string][] = [
  ...[[], {}, [[]], ['Sam'], [null]].map((travellers): [string, string, object, string] => [
    'PUT',
    '/api/checkout/draft',
    { travellers },
    'travellers',
  ]),
  ['PUT', '/api/guest/trips/1/packing', { changes: [[]] }, 'changes'],
  ['PATCH', '/api/host/bookings/1', { travellers: [[]] }, 'travellers'],
  ['POST', '/api/host/bookings', { companion: [] }, 'companion'],
  ['POST', '/api/host/guests/import/check', { columns: [] }, 'columns'],
  ['POST', '/api/host/reminders', { search: [] }, 'search'],
  ['POST', '/api/host/trips', { cabins: [[], [], []] }, 'cabins'],
  ['POST', '/api/host/trips', { laterParts: [[]] }, 'laterParts'],
  ['POST', '/api/host/trips', { addOns: [[]] }, 'addOns'],
  ['POST', '/api/host/trips', { promoCodes: [[]] }, 'promoCodes'],
  ['POST', '/api/quote', { promoCode: ['SUMMER'] }, 'promoCode'],
  ['POST', '/api/host/trips', { organiser: [] }, 'organiser'],
  ['POST', '/api/host/trips', { ownTerms: [[]] }, 'ownTerms'],
  ['POST', '/api/host/trips', { shipGroup: [] }, 'shipGroup'],
  ['POST', '/api/host/trips', { shipGroup: { deadlines: [[]] } }, 'shipGroup.deadlines'],
  ['POST', '/api/host/trips/1/messages/preview', {}, 'segment'],
  ['POST', '/api/host/trips/1/messages', { segment: [] }, 'segment'],
  ...PART_OF_A_DAY.flatMap((day): [string, string, object, string][] => [
    ['GET', `/api/host/log?from=${day}`, {}, 'from'],
    ['GET', `/api/host/report?to=${day}`, {}, 'to'],
    ['POST', '/api/host/trips', { startDate: day }, 'startDate'],
    ['POST', '/api/host/trips', { laterParts: [{ dueOn: day }] }, 'laterParts.0.dueOn'],
    [
      'POST',
      '/api/host/trips',
      { shipGroup: { deadlines: [{ onDate: day }] } },
      'shipGroup.deadlines.0.onDate',
    ],
    ['POST', '/api/host/trips/1/copies', { startDate: day }, 'startDate'],
    ['POST', '/api/host/trips/1/dates', { onDate: day }, 'onDate'],
    ['PUT', '/api/host/bookings/1/parts/2', { dueOn: day }, 'dueOn'],
    ['POST', '/api/host/bookings/1/payments', { receivedOn: day }, 'receivedOn'],
    ['POST', '/api/host/bookings/1/refunds/1/given', { givenOn: day }, 'givenOn'],
    ['POST', '/api/host/bookings/1/credits', { expiresOn: day }, 'expiresOn'],
  ]),
  ['DELETE', '/api/checkout/draft?version=2025-06-02T123045.12345Z', {}, 'version'],
];

it('what is no object, no whole day and no instant is refused beside its field, before anybody reckons with it', async () => {
  const browser = browserOf(stack, await demoPerson(stack, 'marisol'));
  for (const [method, address, body, field] of ODD_BODIES) {
    const sent = method === 'GET' ? undefined : body;
    const reply = await browser.call<{ fields?: Record<string, string> }>(method, address, sent);
    expect([address, body, reply.status, reply.body.fields?.[field]]).toEqual([
      address,
      body,
      422,
      expect.any(String),
    ]);
  }
});
