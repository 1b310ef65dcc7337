import { describe, expect, it } from '@jest/globals';
import { givesMoreThan, isFresh } from './fresh-proof.rules.js';

const now = new Date('2025-06-02T12:00:00Z');

it.each([
  ['2025-06-02T12:00:00Z', true],
  ['2025-06-02T11:45:00Z', true],
  ['2025-06-02T11:44:59Z', false],
  ['2025-06-01T12:00:00Z', false],
])('a proof of %s is fresh at noon: %s', (provenAt, fresh) => {
  expect(isFresh(new Date(provenAt), now)).toBe(fresh);
});

describe('what gives more back than the limit of 500', () => {
  it.each([
    [{ amountCents: 500 }, false],
    [{ amountCents: 501 }, true],
    [{ amountCents: '501' }, true],
    [{ amountCents: '1' }, true],
    [{ amountCents: [501] }, true],
    [{ amountCents: 499.5 }, true],
    [{ amountCents: null }, false],
    [{}, false],
    [{ reason: 'nothing of money', other: 900 }, false],
    [{ giveBackCents: 900, amountCents: 1 }, true],
    [undefined, false],
    ['501', false],
  ])('%j: %s', (body, more) => {
    expect(givesMoreThan(500, body, ['amountCents', 'giveBackCents'])).toBe(more);
  });
});
