import { zoneWords } from './zoneWords';

it.each([
  ['America/Los_Angeles', 'Pacific Time'],
  ['Europe/Rome', 'Central European Time'],
  ['Nowhere/At_All', 'Nowhere/At_All'],
])('calls the clocks of %s %s', (zone, words) => {
  expect(zoneWords(zone)).toBe(words);
});
