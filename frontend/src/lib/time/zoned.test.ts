import { dayIn, formatTime, instantIn } from './zoned';

it('tells a time in the zone of the trip, summer and winter', () => {
  expect(formatTime('2025-09-05T23:00:00Z', 'America/Los_Angeles')).toBe('4:00 PM PT');
  expect(formatTime('2025-12-06T00:00:00Z', 'America/Los_Angeles')).toBe('4:00 PM PT');
});

it('knows the day in a zone', () => {
  expect(dayIn('America/Los_Angeles', new Date('2025-09-05T02:00:00Z'))).toBe('2025-09-04');
});

it('finds the instant of a time on the clocks of a zone, summer and winter', () => {
  expect(instantIn('America/Los_Angeles', '2025-09-05', '16:00')).toBe('2025-09-05T23:00:00.000Z');
  expect(instantIn('America/Los_Angeles', '2025-12-05', '16:00')).toBe('2025-12-06T00:00:00.000Z');
  expect(instantIn('Asia/Kolkata', '2025-09-05', '00:15')).toBe('2025-09-04T18:45:00.000Z');
});

it('gets the hours next to a change of clocks right', () => {
  const zone = 'America/Los_Angeles';
  expect(instantIn(zone, '2025-03-09', '01:30')).toBe('2025-03-09T09:30:00.000Z');
  expect(instantIn(zone, '2025-03-09', '03:30')).toBe('2025-03-09T10:30:00.000Z');
  expect(instantIn(zone, '2025-11-02', '00:30')).toBe('2025-11-02T07:30:00.000Z');
  expect(instantIn(zone, '2025-11-02', '02:30')).toBe('2025-11-02T10:30:00.000Z');
});
