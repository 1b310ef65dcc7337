import { expect, it } from '@jest/globals';
import { instantOf } from './schedule.rules.js';

const NOW = new Date('2025-06-02T17:00:00Z');
const at = (local: string, zone = 'America/Los_Angeles') =>
  instantOf(local, zone, NOW)?.toISOString() ?? null;

it('is told by the clocks of the trip, summer and winter', () => {
  expect(at('2025-07-01T09:00')).toBe('2025-07-01T16:00:00.000Z');
  expect(at('2025-12-01T09:00')).toBe('2025-12-01T17:00:00.000Z');
  expect(at('2025-07-01T09:00', 'Europe/Stockholm')).toBe('2025-07-01T07:00:00.000Z');
});

it('has an instant for hours that a change of clocks leaves out or brings twice', () => {
  expect(at('2026-03-08T02:30')).toBe('2026-03-08T10:30:00.000Z');
  expect(['2025-11-02T08:30:00.000Z', '2025-11-02T09:30:00.000Z']).toContain(at('2025-11-02T01:30'));
});

it('refuses what is past, too far away, or no day', () => {
  expect([at('2025-06-02T09:59'), at('2026-08-01T09:00'), at('2025-02-30T09:00')]).toEqual([
    null,
    null,
    null,
  ]);
});
