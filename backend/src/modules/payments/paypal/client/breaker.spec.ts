import { beforeEach, describe, expect, it } from '@jest/globals';
import { Breaker } from './breaker.js';
import { PayPalError } from './paypal-error.js';

let now = 0;
let calls = 0;
let breaker: Breaker;
const silence = () => {
  calls++;
  return Promise.reject(new PayPalError('unknown', 503, 'SERVICE_UNAVAILABLE', undefined));
};
const answer = () => {
  calls++;
  return Promise.resolve('yes');
};
const run = (call: () => Promise<string>) => breaker.run(call).catch((err: PayPalError) => err.issue);

beforeEach(() => {
  [now, calls] = [0, 0];
  breaker = new Breaker(() => now);
});

describe('a service that does not answer', () => {
  it('is left alone for half a minute after five failures in a row, then one call tries', async () => {
    for (let i = 0; i < 5; i++) expect(await run(silence)).toBe('SERVICE_UNAVAILABLE');
    expect(breaker.isLeftAlone).toBe(true);
    expect(await run(answer)).toBe('LEFT_ALONE');
    expect(calls).toBe(5);
    now = 30_001;
    expect(breaker.isLeftAlone).toBe(false);
    const [trying, waiting] = await Promise.all([run(silence), run(answer)]);
    expect([trying, waiting]).toEqual(['SERVICE_UNAVAILABLE', 'LEFT_ALONE']);
    expect(await run(answer)).toBe('LEFT_ALONE');
    now = 60_002;
    expect(await run(answer)).toBe('yes');
    expect(await run(answer)).toBe('yes');
  });

  it('is asked on when an answer comes between', async () => {
    for (let i = 0; i < 4; i++) await run(silence);
    await run(answer);
    for (let i = 0; i < 4; i++) await run(silence);
    expect(await run(answer)).toBe('yes');
  });
});

it('a refusal is an answer', async () => {
  const refuse = () => Promise.reject(new PayPalError('refused', 422, 'ORDER_NOT_APPROVED', undefined));
  for (let i = 0; i < 9; i++) expect(await run(refuse)).toBe('ORDER_NOT_APPROVED');
  expect(await run(answer)).toBe('yes');
});

it('PAY-33: one that says "too often" is left alone for as long as it wants', async () => {
  const tooOften = () =>
    Promise.reject(new PayPalError('unknown', 429, 'RATE_LIMIT_REACHED', undefined, { retryAfterMs: 7_000 }));
  expect(await run(tooOften)).toBe('RATE_LIMIT_REACHED');
  now = 6_999;
  expect(await run(answer)).toBe('LEFT_ALONE');
  now = 7_000;
  expect(await run(answer)).toBe('yes');
});
