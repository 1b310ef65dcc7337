import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aHost } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';
import { Visitor } from './support/visitor.js';

const SITE = 'https://cruise.example';
let stack: Stack;
let tripId: number;

beforeAll(async () => {
  const sandbox = {
    PAYPAL_ENV: 'sandbox',
    ALLOW_SANDBOX_PAYMENTS: '1',
    PAYPAL_API_BASE: '',
    PAYPAL_SDK_URL: '',
    PAYPAL_WEBSCR_URL: '',
    PAYPAL_IPN_VERIFY_URL: '',
  };
  const production = { NODE_ENV: 'production', PUBLIC_URL: SITE, CONTACT_EMAIL: 'hello@cruise.example' };
  stack = await startStack({ env: { ...production, ...sandbox } });
  tripId = await aTripOnSale(stack);
}, 120_000);
afterAll(() => stack.stop());

const url = () => stack.nodes[0]!.url;
const ask = (path: string, init: RequestInit = {}) => fetch(url() + path, init);
const aVisitor = () => new Visitor(url(), SITE);

const { paths } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../frontend/openapi.json'), 'utf8'),
) as { paths: Record<string, object> };
const READS = Object.entries(paths).flatMap(([path, methods]) =>
  'get' in methods && /^\/(api|paypal)\//.test(path) ? [path.replaceAll(/\{\w+\}/g, '0')] : [],
);
const PAGES = ['/', '/login', '/host/dashboard', '/template/chat', '/template/checkout', '/no-such-page'];

describe('a session over https', () => {
  it('is a cookie of this host alone, over https, that no script reads (SEC-01)', async () => {
    const visitor = aVisitor();
    const names = { firstName: 'Robin', lastName: 'Sample', username: 'secure', email: 'secure@example.com' };
    const password = 'gull-anchor-nine';
    await visitor.call('POST', '/api/auth/register', { ...names, password, confirmPassword: password });
    const { headers } = await visitor.call('POST', '/api/auth/login', { username: 'secure', password });
    const [session = ''] = headers.getSetCookie();
    expect(session.split('; ').filter((part) => !/^(Expires|Max-Age)=/.test(part))).toEqual([
      expect.stringMatching(/^__Host-sid=[\w-]{43}$/),
      'Path=/',
      'HttpOnly',
      'Secure',
      'SameSite=Lax',
    ]);
  });
});

describe('every answer', () => {
  it.each([...PAGES, '/api/trips/current', '/api/auth/me', '/api/no-such-door'])(
    'says what a browser may do with it: %s (SEC-73, SEC-75)',
    async (path) => {
      const { headers } = await ask(path);
      const policy = headers.get('content-security-policy') ?? '';
      for (const part of ["default-src 'self'", "base-uri 'none'", "object-src 'none'"])
        expect(policy.split(';')).toContain(part);
      // In nobody's frame, told in the newer way and in the older one.
      expect(policy.split(';')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toMatch(/unsafe|\*(?!\.paypalobjects\.com)|data:/);
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      const isPayment = path === '/template/checkout';
      expect(headers.get('cross-origin-opener-policy')).toBe(
        isPayment ? 'same-origin-allow-popups' : 'same-origin',
      );
      expect(headers.get('referrer-policy')).toBe(
        isPayment ? 'no-referrer' : 'strict-origin-when-cross-origin',
      );
      expect([headers.get('x-powered-by'), headers.get('server')]).toEqual([null, null]);
    },
  );

  it('leaves its connection open for longer than the proxy would send another request into it', async () => {
    const proxy = readFileSync(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8');
    const sends = /upstream app \{[^}]*keepalive_timeout (\d+)s/.exec(proxy)?.[1];
    const keeps = /timeout=(\d+)/.exec(
      (await ask('/api/trips/current')).headers.get('keep-alive') ?? '',
    )?.[1];
    expect(Number(sends)).toBe(60);
    expect(Number(keeps)).toBeGreaterThan(Number(sends));
  });

  it('is read by no page of another site (SEC-74)', async () => {
    const foreign = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' };
    for (const path of ['/', '/api/trips/current', '/api/auth/login', '/paypal/setup'])
      for (const method of ['GET', 'OPTIONS']) {
        const { headers } = await ask(path, { method, headers: foreign });
        const told = [...headers.keys()].filter((name) => name.startsWith('access-control-'));
        expect([path, method, told]).toEqual([path, method, []]);
      }
  });

  it('to who mistyped an address is a page, and to a program the fault by its name', async () => {
    const answerOf = async (path: string) => {
      const { status, headers } = await ask(path);
      return [status, headers.get('content-type')?.split(';')[0]];
    };
    expect(await answerOf('/template/pricing?x=%00')).toEqual([200, 'text/html']);
    for (const path of ['/nope%00', '/template/payment/a%00b', '/%E0%A4%A'])
      expect([path, ...(await answerOf(path))]).toEqual([path, 404, 'text/html']);
    expect(await answerOf('/api/trips/current?x=%00')).toEqual([400, 'application/json']);
  });

  it('of the API is kept by no cache, whoever asks (SEC-72)', async () => {
    expect(READS.length).toBeGreaterThan(40);
    for (const path of READS)
      expect([path, (await ask(path)).headers.get('cache-control')]).toEqual([path, 'no-store']);
  });

  it('holds none of the keys of the server (SEC-82)', async () => {
    const { PAYPAL_CLIENT_SECRET: secret = '' } = stack.emulator.environmentOfTheProduct;
    expect(secret).toMatch(/\w{20}/);
    for (const path of [...PAGES, '/paypal/setup', '/api/trips/current', '/healthz']) {
      const text = await (await ask(path)).text();
      for (const key of [secret, stack.appUrl, stack.databaseUrl]) expect(text).not.toContain(key);
    }
  });
});

describe('what is not for everybody', () => {
  it('is not there: no documents, no demonstration, no sources, no files beside the site (SEC-79)', async () => {
    const script = /"([^"]+\/react-[^"]+\.js)"/.exec(await (await ask('/')).text())?.[1] ?? '';
    expect((await ask(script)).status).toBe(200);
    const hidden = [
      ...['/api/docs', '/api/docs-json', '/api/docs-yaml', '/api/demo/logins', '/api/demo/mails'],
      ...['/.git/HEAD', '/.env', '/package.json', '/routes.json.map', '/app.js', '/admin', '/__emulator'],
      ...['/control', '/assets/', '/media/', `${script}.map`],
    ];
    for (const path of hidden) expect([path, (await ask(path)).status]).toEqual([path, 404]);
    expect(await (await ask(script)).text()).not.toContain('sourceMappingURL');
    expect(await (await ask('/healthz')).json()).toEqual({ status: 'ok' });
  });

  it('stands in no page: the dashboard’s HTML is the same for a host and a visitor (SEC-19)', async () => {
    const { cookie } = await aHost(stack, [tripId]);
    const page = async (headers: Record<string, string>) =>
      (await ask('/host/dashboard', { headers })).text();
    const drawn = await page({ cookie: `__Host-${cookie}` });
    expect(drawn).toContain('<div id="root">');
    expect(drawn).toBe(await page({}));
    expect((await ask('/api/host/overview', { headers: { cookie: `__Host-${cookie}` } })).status).toBe(200);
    expect((await ask('/api/host/overview')).status).toBe(401);
  });
});

describe('a fault', () => {
  it('is told by a sentence and a number, and by nothing of what is behind it (SEC-76)', async () => {
    const id = 'A'.repeat(22);
    await stack.db.query('ALTER TABLE guests RENAME TO guests_elsewhere');
    try {
      const reply = await ask(`/api/guests/${id}`);
      expect([reply.status, await reply.json()]).toEqual([
        500,
        {
          statusCode: 500,
          code: 'server.fault',
          message: expect.stringMatching(/^Something went wrong/),
          requestId: expect.stringMatching(/^[\da-f-]{36}$/),
        },
      ]);
    } finally {
      await stack.db.query('ALTER TABLE guests_elsewhere RENAME TO guests');
    }
  });

  it('of the asker is told as theirs (SEC-76)', async () => {
    const headers = { Origin: SITE, 'Content-Type': 'application/json' };
    const broken = await ask('/api/quote', { method: 'POST', headers, body: '{broken' });
    expect(await broken.json()).toEqual({
      statusCode: 400,
      code: 'request.malformed',
      message: expect.any(String),
    });
    expect(await (await ask('/api/no-such-door')).json()).toEqual({
      statusCode: 404,
      code: 'route.not_found',
      message: expect.any(String),
    });
    expect((await ask('/api/trips/current', { headers: { 'X-Long': 'x'.repeat(20_000) } })).status).toBe(431);
  });
});
