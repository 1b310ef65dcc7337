import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountHolders, PASSWORD } from './support/account-holders.js';
import { eventually } from './support/eventually.js';
import { MailServer } from './support/mail-server.js';
import { aTraveller, aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;
let mails: MailServer;
const people = new AccountHolders(() => stack);

beforeAll(async () => {
  mails = await MailServer.start();
  stack = await startStack({ env: { TRUST_PROXY_HOPS: '1', SMTP_URL: mails.url } });
  await aTripOnSale(stack);
}, 120_000);
afterAll(async () => {
  await stack?.stop();
  mails?.stop();
});

const site = () => stack.nodes[0]!.url;

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** As it is: a browser would put the path and the host in order. */
function ask(
  path: string,
  { method = 'GET', headers = {}, body }: Asked = {},
): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(site());
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
      );
    });
    sent.once('error', reject).end(body);
  });
}
const fromHere = (more: Record<string, string> = {}) => ({
  Origin: site(),
  'Content-Type': 'application/json',
  ...more,
});

const { paths } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../frontend/openapi.json'), 'utf8'),
) as { paths: Record<string, object> };
const READS = Object.entries(paths)
  .filter(([, methods]) => 'get' in methods)
  .map(([path]) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`));
/** The paths that can only be written to. */
const WRITES = Object.keys(paths)
  .map((path) => path.replaceAll(/\{\w+\}/g, '1'))
  .filter((path) => !READS.some((read) => read.test(path)));

describe('a read', () => {
  it('is no write, whatever it says of itself; nobody logs in by an address (SEC-11, SEC-34)', async () => {
    expect(WRITES).toContain('/api/auth/login');
    for (const path of WRITES)
      for (const override of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const headers = { 'X-HTTP-Method-Override': override, 'X-Method-Override': override };
        const { status } = await ask(`${path}?_method=${override}&username=sam&password=x`, { headers });
        expect([path, override, status]).toEqual([path, override, 404]);
      }
  });

  it('and a write of one kind is none of another (SEC-34)', async () => {
    const buyer = people.visitor();
    const travellers = [aTraveller('Dana', 'dana@example.com')];
    const selection = { cabinType: 'inside', occupancy: 'single', paymentType: 'full', travellers };
    await buyer.call('PUT', '/api/checkout/draft', selection);
    const asDelete = { 'X-HTTP-Method-Override': 'DELETE' };
    await buyer.call('PATCH', '/api/checkout/draft?_method=DELETE', { travelInsurance: true }, asDelete);
    expect((await buyer.call('GET', '/api/checkout/draft', undefined, asDelete)).body).toMatchObject({
      cabinType: 'inside',
    });
  });
});

describe('a path', () => {
  it.each([
    '/..%2f..%2f..%2fpackage.json',
    '/../../package.json',
    '/assets/%2e%2e/%2e%2e/%2e%2e/package.json',
    '/assets/../../../package.json',
    '/assets/..%5c..%5c..%5cpackage.json',
    '/media/..%252f..%252fpackage.json',
    '//../etc/passwd',
    '/%2e%2e%2f%2e%2e%2f%2e%2e%2f%2e%2e%2fetc/passwd',
    '/assets/%00/../../package.json',
    '/%c0%ae%c0%ae/package.json',
  ])('leads to no file beside the site: %s (SEC-63)', async (path) => {
    const { status, text } = await ask(path);
    expect([400, 403, 404]).toContain(status);
    expect(text).not.toMatch(/"workspaces"|root:.*:0:0:/);
  });
});

describe('another site’s name', () => {
  const FOREIGN = {
    Host: 'evil.example',
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Proto': 'https',
    Forwarded: 'host=evil.example',
    'X-Original-URL': 'https://evil.example/',
  };

  it('in a request stands in no page and in no list of pages (SEC-64)', async () => {
    for (const path of ['/', '/template/pricing', '/sitemap.xml', '/robots.txt', '/.well-known/security.txt'])
      expect([path, (await ask(path, { headers: FOREIGN })).text.includes('evil.example')]).toEqual([
        path,
        false,
      ]);
  });

  it('stands in no mail’s link (SEC-64)', async () => {
    await people.member('linked');
    const body = JSON.stringify({ login: 'linked' });
    const { status } = await ask('/api/auth/reset', {
      method: 'POST',
      headers: fromHere(FOREIGN),
      body,
    });
    expect(status).toBeLessThan(300);
    const reset = await eventually(() => {
      const found = mails.arrived.find(({ head }) => head.get('subject') === 'Choose a new password');
      expect(found).toBeDefined();
      return found;
    });
    expect(reset?.body.match(/https?:\/\/[^/\s]+/g)).toEqual([site()]);
  });
});

describe('a body', () => {
  it('that names what all objects inherit from changes none of them (SEC-17)', async () => {
    const names = { firstName: 'Robin', lastName: 'Sample', username: 'proto', email: 'proto@example.com' };
    const form = JSON.stringify({ ...names, password: PASSWORD, confirmPassword: PASSWORD });
    const wish = '{"isOperator":true,"is_operator":true,"isAdmin":true,"role":"host"}';
    const body = form.replace('{', `{"__proto__":${wish},"constructor":{"prototype":${wish}},`);
    const headers = fromHere({ 'X-Forwarded-For': '198.51.100.77' });
    expect((await ask('/api/auth/register', { method: 'POST', headers, body })).status).toBe(201);
    const { visitor } = await people.logIn('proto');
    const { body: me } = await visitor.call<{ user: object }>('GET', '/api/auth/me');
    expect(me.user).toMatchObject({ role: 'guest', isOperator: false });
    expect(me.user).not.toHaveProperty('isAdmin');
    expect((await visitor.call('GET', '/api/operator/accounts')).status).toBe(403);
    const other = await people.member('bystander');
    expect((await other.call('GET', '/api/operator/accounts')).status).toBe(403);
  });

  it('that is small only while it is packed is refused as what it is (SEC-77)', async () => {
    const body = gzipSync(Buffer.alloc(50_000_000, ' '));
    expect(body.length).toBeLessThan(64 * 1_024);
    const headers = fromHere({ 'Content-Encoding': 'gzip', 'Content-Length': String(body.length) });
    for (const path of ['/api/quote', '/paypal/order/1/capture'])
      expect((await ask(path, { method: 'POST', headers, body })).status).toBe(413);
  });
});

it('an address of thousands of parts is no fault (SEC-77)', async () => {
  const query = Array.from({ length: 2_000 }, (_, i) => `a${i}=1`).join('&');
  expect((await ask(`/api/trips/current?${query}`)).status).toBe(200);
  expect((await ask(`/api/trips/current?${query}&${'x'.repeat(20_000)}`)).status).toBe(431);
});
