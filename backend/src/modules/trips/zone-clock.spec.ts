import { expect, it } from '@jest/globals';
import { clockTime, zoneLabel } from './zone-clock.js';

it.each([
  ['America/Los_Angeles', '2025-09-05T23:00:00Z', '16:00', 'PT'],
  ['America/Los_Angeles', '2025-12-06T00:00:00Z', '16:00', 'PT'],
  ['America/New_York', '2025-09-06T04:05:00Z', '00:05', 'ET'],
])('reads the clocks of %s at %s', (zone, instant, time, label) => {
  expect(clockTime(zone, new Date(instant))).toBe(time);
  expect(zoneLabel(zone, new Date(instant))).toBe(label);
});
