import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from './support/eventually.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;
let site: string;

beforeAll(async () => {
  stack = await startStack();
  site = stack.nodes[0]!.url;
}, 120_000);
afterAll(() => stack.stop());

const report = {
  'csp-report': {
    'document-uri': 'https://cruise.example/template/payment/AbCdEfGhIjKlMnOpQrStUv?who=sam@example.com',
    'blocked-uri': 'https://elsewhere.example/script.js?who=sam@example.com',
    'effective-directive': 'script-src-elem',
    'script-sample': 'sam@example.com',
  },
};
/** As a browser sends it: by itself, from no page of ours, with nothing that says so. */
const send = () =>
  fetch(`${site}/csp-report`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/csp-report', 'Sec-Fetch-Site': 'cross-site' },
    body: JSON.stringify(report),
  });

it('pages say where a browser reports what they were refused', async () => {
  const { headers } = await fetch(`${site}/api/trips/current`);
  expect(headers.get('content-security-policy')).toMatch(/;report-to csp;report-uri \/csp-report$/);
  expect(headers.get('reporting-endpoints')).toBe(`csp="${site}/csp-report"`);
});

it('a report becomes a line of the log that names nobody, and a flood of them does not', async () => {
  expect((await send()).status).toBe(204);
  const line = await eventually(() => {
    const found = stack.nodes[0]!.process.printed()
      .split('\n')
      .find((text) => text.includes('was refused something'));
    expect(found).toBeDefined();
    return found!;
  });
  expect(JSON.parse(line)).toMatchObject({
    directive: 'script-src-elem',
    blocked: 'https://elsewhere.example',
    page: '/template/payment/AbCd…',
  });
  expect(line).not.toContain('sam@example.com');
  const flood = await Promise.all(Array.from({ length: 30 }, send));
  expect(flood.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(20);
  expect(flood.find(({ status }) => status === 429)?.headers.get('retry-after')).toMatch(/^\d+$/);
});
