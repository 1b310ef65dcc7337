import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { aTrip } from '../testing/bookings';
import { fakeServer } from '../testing/fakeServer';
import { createQueryClient } from './queryClient';
import { useQuote } from './quote';
import { TRIP_KEY } from './trip';

const SELECTION = {
  cabinType: 'inside',
  occupancy: 'double',
  travellers: 2,
  travelInsurance: false,
  paymentType: 'full',
} as const;

let asked: number;
const queryClient = createQueryClient();
const wrapper = ({ children }: { children: React.ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
const draw = () => renderHook(() => useQuote(SELECTION), { wrapper }).result;

beforeEach(() => {
  asked = 0;
  queryClient.clear();
  fakeServer({
    'POST /api/quote': () => {
      asked += 1;
      return [200, { totalCents: 170_000 }];
    },
  });
});

it('asks no price where the page was drawn without a trip', async () => {
  queryClient.setQueryData(TRIP_KEY, null);
  const quote = draw();
  await Promise.resolve();
  expect(quote.current.fetchStatus).toBe('idle');
  expect(asked).toBe(0);
});

it.each([
  ['beside the trip while that is on its way', undefined],
  ['of the trip on sale', aTrip({})],
])('asks the price %s', async (_when, trip) => {
  queryClient.setQueryData(TRIP_KEY, trip);
  const quote = draw();
  await waitFor(() => expect(quote.current.data?.totalCents).toBe(170_000));
  expect(asked).toBe(1);
});
