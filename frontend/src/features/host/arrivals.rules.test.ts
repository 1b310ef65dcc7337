import * as fc from 'fast-check';
import type { HostEvent, HostSummary } from '../../../../backend/contracts/host-events';
import { addArrivals, type Arrivals, groupArrivals, newerSummary, NO_ARRIVALS } from './arrivals.rules';

const anEvent = (id: number): HostEvent => ({
  id,
  type: 'booking.created',
  tripId: 1,
  at: '2025-06-02T16:00:00Z',
  summary: { text: `Booking ${id}` },
});
const ids = ({ events }: Arrivals) => events.map(({ id }) => id);

it('shows the newest 200, each once, in whatever order and however often they come', () => {
  const frames = fc.array(fc.array(fc.integer({ min: 1, max: 500 }), { maxLength: 20 }), { maxLength: 60 });
  fc.assert(
    fc.property(frames, (arriving) => {
      const all = arriving.reduce((known, frame) => addArrivals(known, frame.map(anEvent)), NO_ARRIVALS);
      const newest = [...new Set(arriving.flat())].toSorted((a, b) => b - a);
      expect(ids(all)).toEqual(newest.slice(0, 200));
      expect(all.lastId).toBe(newest[0] ?? 0);
    }),
  );
});

it('does not change when nothing new comes, so that nothing is drawn again', () => {
  const known = addArrivals(NO_ARRIVALS, [anEvent(1)]);
  expect(addArrivals(known, [anEvent(1)])).toBe(known);
});

it('tells messages in a row as one line that keeps its key while it grows', () => {
  const aMessage = (id: number): HostEvent => ({ ...anEvent(id), type: 'chat.message' });
  const before = groupArrivals([aMessage(3), aMessage(2), anEvent(1)]);
  const after = groupArrivals([aMessage(4), aMessage(3), aMessage(2), anEvent(1)]);
  expect(after.map(({ key, newest, count }) => [key, newest.id, count])).toEqual([
    [2, 4, 3],
    [1, 1, 1],
  ]);
  expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
});

it('keeps the figures that count more in', () => {
  const figures = (version: number): HostSummary => ({
    version,
    totalTrips: 12,
    activeTrips: 3,
    totalGuests: 156,
    confirmedGuests: 100,
    pendingGuests: 56,
    revenueCents: 8_975_000,
    pendingCents: 1_240_000,
    completionPercent: 42,
  });
  expect(newerSummary(figures(7), figures(9)).version).toBe(9);
  expect(newerSummary(figures(9), figures(7)).version).toBe(9);
  expect(newerSummary(figures(7), null).version).toBe(7);
});
