import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { aTrip } from '../testing/bookings';
import { type Answer, fakeServer } from '../testing/fakeServer';
import { createQueryClient } from './queryClient';
import { isNoTripOpen, TRIP_KEY, useTrip } from './trip';

let sold: Answer;
const queryClient = createQueryClient();
const wrapper = ({ children }: { children: React.ReactNode }) => (
  <MemoryRouter>
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  </MemoryRouter>
);

beforeEach(() => {
  queryClient.clear();
  fakeServer({ 'GET /api/trips/current': () => sold });
});
const draw = () => renderHook(useTrip, { wrapper }).result;

it('knows by an empty answer that none is on sale, in words that a drawn page can keep', async () => {
  sold = [204];
  const trip = draw();
  await waitFor(() => expect(isNoTripOpen(trip.current.error)).toBe(true));
  expect(trip.current).toMatchObject({ data: undefined, isError: true, isPending: false });
  expect(queryClient.getQueryData(TRIP_KEY)).toBeNull();
});

it('asks again with the next page, whether one is on sale by then', async () => {
  sold = [204];
  const before = draw();
  await waitFor(() => expect(before.current.isPending).toBe(false));
  sold = [200, { ...aTrip({ title: 'The next one' }), now: '2025-06-02T22:00:00Z' }];
  const after = draw();
  await waitFor(() => expect(after.current.data?.title).toBe('The next one'));
});

it('leaves a trip before whom it is when it is taken off sale, and says so', async () => {
  sold = [200, { ...aTrip({ title: 'The last one' }), now: '2025-06-02T22:00:00Z' }];
  const trip = draw();
  await waitFor(() => expect(trip.current.data?.title).toBe('The last one'));
  sold = [204];
  await queryClient.invalidateQueries({ queryKey: TRIP_KEY });
  await waitFor(() => expect(isNoTripOpen(trip.current.error)).toBe(true));
  expect(trip.current.data?.title).toBe('The last one');
});
