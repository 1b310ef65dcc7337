import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HOST_ROUTES, MARKER } from './support/host-routes.js';
import { hashPassword } from '../src/modules/auth/passwords.js';
import { browserOf } from './support/demo-people.js';
import { anAccount, type Person } from './support/people.js';
import { type Actor, ACTOR_NAMES, type Cast, castOf } from './support/rights/actors.js';
import { REST_DOORS } from './support/rights/doors.js';
import { rightsDocument } from './support/rights/document.js';
import { PREMIUM_PAGES, type Row, rowsByKind } from './support/rights/kinds.js';
import { FRESH_PROOF, mustSay } from './support/rights/fresh-proof.js';
import { type Knock, knockAt, withNewSession } from './support/rights/knock.js';
import { aMarkedTrip, type MarkedTrip } from './support/rights/marked-trip.js';
import { SOCKET_DOORS } from './support/rights/socket-doors.js';
import { openChat, sendAs } from './support/rights/talk.js';
import { type Stack, startStack } from './support/stack.js';

const ROOT = join(import.meta.dirname, '../..');
const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const { paths } = JSON.parse(textOf('frontend/openapi.json')) as { paths: Record<string, object> };
const ROUTES = Object.entries(paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
);
const GATEWAYS = readdirSync(join(ROOT, 'backend/src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && textOf(`backend/src/${path}`).includes('@WebSocketGateway('))
  .map((path) => `backend/src/${path}`);
/** The events of one interface of the contract. */
const eventsOf = (file: string, way: string) => {
  const [body = ''] =
    new RegExp(`interface ${way}\\b[^]*?\\n\\}`).exec(textOf(`backend/contracts/${file}.ts`)) ?? [];
  return [...body.matchAll(/^ {2}'?([\w:-]+)'?\??[:(]/gm)].map(([, name = '']) => name);
};
const ROWS = rowsByKind();
const rowOf = (kind: string | undefined): Row => ROWS.get(kind ?? '') ?? ({} as Row);

let stack: Stack;
let trip: MarkedTrip;
let cast: Cast;

beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1' } });
  trip = await aMarkedTrip(stack);
  cast = await castOf(stack, trip.tripId);
}, 120_000);
afterAll(() => stack.stop());

describe('the table', () => {
  it('has a row for every door of the OpenAPI document, and no other', () => {
    expect([...REST_DOORS.keys()].toSorted()).toEqual(ROUTES.toSorted());
  });

  it('has a row for every event of the contracts, and no other', () => {
    const rows = [...new Set(Object.keys(SOCKET_DOORS).map((name) => name.split(' ')[0] ?? ''))];
    const sent = ['ChatActs', 'ChatClientToServer'].flatMap((way) => eventsOf('chat-events', way));
    const told = eventsOf('host-events', 'HostServerToClient');
    expect(rows.toSorted()).toEqual([...sent, ...told].toSorted());
    // Whatever a gateway listens to, and wherever one stands.
    const gateways = GATEWAYS.map(textOf).join('\n');
    const heard = [...gateways.matchAll(/@SubscribeMessage\(([^)]*)\)/g)].map(([, name = '']) => name);
    expect(heard.filter((name) => !rows.includes(name.slice(1, -1)))).toEqual([]);
    const places = [...gateways.matchAll(/@WebSocketGateway\((.*)\)/g)].map(([, place = '']) => place);
    expect(new Set(places)).toEqual(new Set(["{ namespace: '/chat' }", "{ namespace: '/host' }"]));
  });

  it('is what docs/rights.md says', () => {
    if (process.env['UPDATE_RIGHTS']) writeFileSync(join(ROOT, 'docs/rights.md'), rightsDocument());
    expect(textOf('docs/rights.md')).toBe(rightsDocument());
  });

  // A right that no door asks for would be a promise that nobody keeps.
  it.each(['money', 'documents', 'messages', 'owner'])('protects something by the right: %s', (right) => {
    expect(Object.values(HOST_ROUTES).filter((route) => route.right === right)).not.toEqual([]);
  });
});

describe('the sockets', () => {
  it.each(Object.keys(SOCKET_DOORS))('%s opens to whom the table says', async (event) => {
    const met: Partial<Record<Actor, unknown>> = {};
    for (const actor of ACTOR_NAMES) {
      const person = actor === 'visitor' ? undefined : cast[actor];
      met[actor] = await (event.startsWith('host:')
        ? openChat(stack, 'host', person)
        : sendAs(stack, trip, person, event));
    }
    expect(met).toEqual(rowOf(SOCKET_DOORS[event]));
  });
});

describe('SEC-18, SEC-28, SEC-85: REST', () => {
  it.each(ROUTES)('%s opens to whom the table says', async (route) => {
    const expected = rowOf(REST_DOORS.get(route));
    const met: Partial<Record<Actor, unknown>> = {};
    for (const actor of ACTOR_NAMES) {
      met[actor] = seen(
        await knockAt(stack, trip, route, actor === 'visitor' ? undefined : cast[actor]),
        expected[actor],
      );
    }
    expect(met).toEqual(expected);
  });

  it.each(ROUTES.filter((route) => HOST_ROUTES[route]?.is === 'list'))(
    '%s tells nothing of trips that one does not host',
    async (route) => {
      const [mine, theirs, removed] = [
        await knockAt(stack, trip, route, cast.host),
        await knockAt(stack, trip, route, cast['host elsewhere']),
        await knockAt(stack, trip, route, cast.removed),
      ];
      expect(mine.text).toContain(MARKER);
      expect([theirs, removed].filter(({ text }) => text.includes(MARKER))).toEqual([]);
    },
  );
});

describe('on the premium pages', () => {
  const doors = [...REST_DOORS].filter(([route, kind]) => kind === PREMIUM_PAGES && route.startsWith('GET '));

  it.each(doors.map(([route]) => route))(
    '%s tells nothing of the trip to who is on another',
    async (route) => {
      for (const name of ['guest elsewhere', 'host elsewhere'] as const)
        expect((await knockAt(stack, trip, route, cast[name])).text).not.toContain(MARKER);
    },
  );

  it('are those of the trip for its own guests', async () => {
    expect((await knockAt(stack, trip, 'GET /api/guest/directory', cast['paid guest'])).text).toContain(
      MARKER,
    );
  });

  it('counts no messages for who has not paid, and lets nobody in who has booked nothing', async () => {
    const { text } = await knockAt(stack, trip, 'GET /api/chat/unread', cast['unpaid guest']);
    expect(JSON.parse(text)).toEqual({ unread: 0, head: 0, readSeq: 0 });
    expect(await openChat(stack, 'chat', await anAccount(stack))).toBe(402);
  });
});

describe('who proved long ago that it is them', () => {
  const CONFIRM = 'account.confirm_first';
  const stale = { provenAt: '2025-06-01' };
  const whoMay = (route: string) => (route.includes(' /api/operator/') ? cast.operator : cast.host);
  // That nobody else is asked is what the walk above says.
  const isAsked = async (route: string, more = {}) =>
    (await knockAt(stack, trip, route, whoMay(route), { ...stale, more })).code === CONFIRM;

  it('is told of every door that gives something away whether it asks again', () => {
    expect(Object.keys(FRESH_PROOF).toSorted()).toEqual(ROUTES.filter(mustSay).toSorted());
  });

  it.each(ROUTES)('proves it again, where the table says so: %s', async (route) => {
    expect(await isAsked(route)).toBe(FRESH_PROOF[route] === 'always');
  });

  it.each(Object.entries(FRESH_PROOF).filter(([, asks]) => typeof asks === 'object'))(
    'proves it again above the limit: %s, %j',
    async (route, above) => {
      expect(await isAsked(route, Object(above))).toBe(true);
    },
  );

  it('is asked only after it is clear that they may be there at all', async () => {
    const knock = (person?: Person) =>
      knockAt(stack, trip, 'POST /api/host/guests/export', person, stale).then(({ status }) => status);
    expect([await knock(), await knock(cast['paid guest'])]).toEqual([401, 403]);
  });

  it('is let through once they gave their password, and with a wrong one is not', async () => {
    const browser = browserOf(stack, await withNewSession(stack, cast['no right'], '2025-06-01'));
    const hash = await hashPassword('gull-anchor-nine');
    await stack.db.query('UPDATE users SET password = $2 WHERE id = $1', [cast['no right'].userId, hash]);
    const ask = async () =>
      (await browser.call('POST', '/api/host/guests/export', { columns: ['name'] })).status;
    const confirm = async (password: string) =>
      (await browser.call('POST', '/api/account/confirm', { password })).status;
    expect([await ask(), await confirm('wrong'), await ask()]).toEqual([403, 422, 403]);
    expect([await confirm('gull-anchor-nine'), await ask()]).toEqual([204, 200]);
  });
});

const NOT_YOURS = ['trip.not_found', 'booking.not_found'];

/** What a reply says of the gate: the expected word when it fits, else what came. */
function seen({ status, code = '' }: Knock, expected: Row[Actor]): unknown {
  const isRefused = [401, 402, 403].includes(status) || (status === 404 && NOT_YOURS.includes(code));
  if (expected === 'yes') return isRefused || status >= 500 ? `${status} ${code}` : 'yes';
  return status === expected ? expected : `${status} ${code}`;
}
