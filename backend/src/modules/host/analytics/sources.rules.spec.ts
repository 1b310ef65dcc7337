import { expect, it } from '@jest/globals';
import { channelsOf, originsOf } from './sources.rules.js';

const aSource = (from: string, count: number) =>
  ({ channel: 'checkout', by: 'campaign', from, count }) as const;
const unrecorded = { channel: 'host', by: 'unrecorded', from: null, count: 5 } as const;
const sum = (lines: readonly { count: number }[]) => lines.reduce((total, { count }) => total + count, 0);

it('counts bookings by where they were made, the most first', () => {
  expect(channelsOf([unrecorded, aSource('a', 4), aSource('b', 3)])).toEqual([
    { name: 'checkout', count: 7 },
    { name: 'host', count: 5 },
  ]);
});

it('puts what is known beyond eight origins into one line, apart from what was not recorded', () => {
  const ten = Array.from({ length: 10 }, (_, place) => aSource(`letter ${place}`, 20 - place));
  const origins = originsOf([unrecorded, ...ten]);
  expect(sum(origins)).toBe(sum(ten) + 5);
  expect(origins).toHaveLength(10);
  expect(origins[0]).toEqual({ by: 'campaign', from: 'letter 0', count: 20 });
  expect(origins.at(-2)).toEqual({ by: 'unrecorded', from: null, count: 5 });
  expect(origins.at(-1)).toEqual({ by: 'others', from: null, count: 12 + 11 });
});

it('names every origin where there are eight', () => {
  const eight = Array.from({ length: 8 }, (_, place) => aSource(`letter ${place}`, 1));
  expect(originsOf([unrecorded, ...eight]).map(({ by }) => by)).not.toContain('others');
});
