import { expect, it } from '@jest/globals';
import { eventOf, Gathering, type Happening } from './security-events.rules.js';

const happening = (changes: Partial<Happening> = {}): Happening => ({
  event: 'login.failed',
  userId: null,
  network: '203.0.113.0/24',
  browser: null,
  requestId: 'r1',
  ...changes,
});

it('writes what is alike once, with how often', () => {
  const gathering = new Gathering();
  gathering.add(happening());
  gathering.add(happening({ requestId: 'r2' }));
  gathering.add(happening({ userId: 7 }));
  expect(gathering.take()).toEqual([
    { ...happening(), times: 2 },
    { ...happening({ userId: 7 }), times: 1 },
  ]);
  expect(gathering.take()).toEqual([]);
});

it('counts a flood, keeps no more of it, and begins anew with the hour', () => {
  const gathering = new Gathering();
  for (let i = 0; i < 10_000; i++) gathering.add(happening({ userId: i }));
  gathering.add(happening({ event: 'login.ok', userId: 1 }));
  expect(gathering.take()).toHaveLength(501);
  expect(gathering.takeFloods()).toEqual([
    { event: 'login.failed', userId: null, network: null, browser: null, requestId: null, times: 9_500 },
  ]);
  gathering.forgetHour();
  gathering.add(happening());
  expect([gathering.take(), gathering.takeFloods()]).toEqual([[{ ...happening(), times: 1 }], []]);
});

it.each([
  ['request.too_many', 'limit.hit'],
  ['request.foreign_origin', 'origin.refused'],
  ['auth.host_only', 'door.refused'],
  ['request.invalid', null],
  ['auth.required', null],
] as const)('a refusal with %s is %s', (code, event) => expect(eventOf(code)).toBe(event));
