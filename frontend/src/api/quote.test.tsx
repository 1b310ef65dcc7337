import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
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

let asked: unknown[];
const queryClient = createQueryClient();
const wrapper = ({ children }: { children: React.ReactNode }) => (
  <MemoryRouter>
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  </MemoryRouter>
);
const draw = () => renderHook(() => useQuote(SELECTION), { wrapper }).result;

beforeEach(() => {
  asked = [];
  queryClient.clear();
  fakeServer({
    'POST /api/quote': (body) => {
      asked.push(body);
      return [200, { totalCents: 170_000 }];
    },
  });
});

it('asks no price where the page was drawn without a trip', async () => {
  queryClient.setQueryData(TRIP_KEY, null);
  const quote = draw();
  await Promise.resolve();
  expect(quote.current.fetchStatus).toBe('idle');
  expect(asked).toEqual([]);
});

it('asks the price of the trip that is shown, once that is known: another may stand in front by then', async () => {
  const quote = draw();
  expect(quote.current.fetchStatus).toBe('idle');
  queryClient.setQueryData(TRIP_KEY, aTrip({ id: 7 }));
  await waitFor(() => expect(quote.current.data?.totalCents).toBe(170_000));
  expect(asked).toEqual([{ channel: 'checkout', ...SELECTION, tripId: 7 }]);
});

it.each(['trip.cabin_not_sold', 'trip.not_on_sale'])('has the trip read again after %s', async (code) => {
  fakeServer({ 'POST /api/quote': () => [409, { statusCode: 409, code, message: 'No.' }] });
  queryClient.setQueryData(TRIP_KEY, aTrip());
  const quote = draw();
  await waitFor(() => expect(quote.current.isError).toBe(true));
  expect(queryClient.getQueryState(TRIP_KEY)?.isInvalidated).toBe(true);
});
