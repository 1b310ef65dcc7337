import { expect, it } from '@jest/globals';
import type { Request, Response } from 'express';
import { requestBudget } from './request-budget.js';

/** How many of the next calls get through, and what the first that does not is told. */
function callers(perMinute: number) {
  let now = 0;
  const budget = requestBudget(
    perMinute,
    ({ headers }) => headers.cookie !== undefined,
    () => now,
  );
  const call = (ip: string, path = '/api/quote', cookie?: string): unknown => {
    let told: unknown;
    budget({ ip, path, headers: { cookie } } as Request, {} as Response, (refusal) => (told = refusal));
    return told;
  };
  const through = (count: number, ...who: Parameters<typeof call>) =>
    Array.from({ length: count }, () => call(...who)).filter((refusal) => refusal === undefined).length;
  return { call, through, wait: (seconds: number) => (now += seconds * 1_000) };
}

it('an address makes a quarter of a minute’s calls at once, then as they come', () => {
  const { call, through, wait } = callers(60);
  expect(through(100, '203.0.113.7')).toBe(15);
  expect(call('203.0.113.7')).toMatchObject({ code: 'request.too_many', details: { seconds: 1 } });
  expect(through(1, '203.0.113.8')).toBe(1);
  wait(10);
  expect(through(100, '203.0.113.7')).toBe(10);
});

it('an IPv6 network is one address, and who is inside has five times as much', () => {
  const { through } = callers(60);
  expect(through(10, '2001:db8:1:2::1') + through(10, '2001:db8:1:2::2')).toBe(15);
  expect(through(100, '2001:db8:1:2::1', '/api/chat/unread', 'sid=x')).toBe(75);
});

it('pages, and what PayPal tells us, are not counted', () => {
  const { through } = callers(60);
  expect(through(50, '203.0.113.7', '/itinerary')).toBe(50);
  expect(through(50, '203.0.113.7', '/paypal/webhook')).toBe(50);
  expect(through(50, '203.0.113.7', '/paypal/setup')).toBe(15);
});
