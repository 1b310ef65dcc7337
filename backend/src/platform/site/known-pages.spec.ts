import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { knownPages } from './known-pages.js';

const routes = join(mkdtempSync(join(tmpdir(), 'routes-')), 'routes.json');
writeFileSync(
  routes,
  JSON.stringify(['/', '/template/pricing', '/template/payment/:guestId', '/guest/payment/:bookingId?']),
);
const isKnown = knownPages(routes);

it.each([
  '/',
  '/template/pricing',
  '/template/pricing/',
  '/TEMPLATE/Pricing',
  '/%74emplate/pricing',
  '/template/payment/a%2Fb',
  '/guest/payment',
  '/guest/payment/a',
])('knows %s, as the browser’s router does', (path) => {
  expect(isKnown(path)).toBe(true);
});

it.each([
  '/template',
  '//template/pricing',
  '/template%2Fpricing',
  '/template/payment/',
  '/guest/payment/a/b',
  '/guest/paymenta',
  '/%E0%A4%A',
  '/%00',
  '/template/payment/a%00b',
])('does not know %s', (path) => {
  expect(isKnown(path)).toBe(false);
});
