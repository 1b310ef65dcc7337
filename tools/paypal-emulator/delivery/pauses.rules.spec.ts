import { describe, expect, it } from '@jest/globals';
import type { Channel } from './delivery.js';
import { IPN_ATTEMPTS, pauseAfterMs, WEBHOOK_ATTEMPTS } from './pauses.rules.js';

const HOUR_MS = 60 * 60 * 1000;

function pauses(channel: Channel, attempts: number): number[] {
  return Array.from({ length: attempts - 1 }, (_, index) => pauseAfterMs(channel, index + 1) ?? Number.NaN);
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

describe('what was not delivered', () => {
  it('as a webhook is tried 25 times over three days, ever more rarely', () => {
    const all = pauses('webhook', WEBHOOK_ATTEMPTS);
    expect(all).toHaveLength(24);
    expect(all).toEqual(all.toSorted((a, b) => a - b));
    expect(sum(all) / HOUR_MS).toBeCloseTo(72, 0);
    expect(pauseAfterMs('webhook', WEBHOOK_ATTEMPTS)).toBeNull();
  });

  it('as an IPN message is tried after doubling pauses of a day at most, for about four days', () => {
    const all = pauses('ipn', IPN_ATTEMPTS);
    expect(all.slice(0, 4)).toEqual([10_000, 20_000, 40_000, 80_000]);
    expect(Math.max(...all)).toBe(24 * HOUR_MS);
    expect(sum(all) / HOUR_MS).toBeGreaterThan(84);
    expect(sum(all) / HOUR_MS).toBeLessThan(108);
    expect(pauseAfterMs('ipn', IPN_ATTEMPTS)).toBeNull();
  });
});
