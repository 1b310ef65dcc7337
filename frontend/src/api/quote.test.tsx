import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { aTrip } from '../testing/bookings';
import { type Answer, fakeServer } from '../testing/fakeServer';
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
/** Of the trip that is asked for meanwhile. */
let trip: Answer | Promise<Answer>;
const queryClient = createQueryClient();
const wrapper = ({ children }: { children: React.ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
const draw = () => renderHook(() => useQuote(SELECTION), { wrapper }).result;

beforeEach(() => {
  asked = 0;
  queryClient.clear();
  trip = [204];
  fakeServer({
    'GET /api/trips/current': () => trip,
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

it.each<[string, Answer | Promise<Answer>]>([
  ['beside the trip while that is on its way', new Promise(() => undefined)],
  ['of the trip on sale', [200, aTrip({})]],
])('asks the price %s', async (_when, answer) => {
  trip = answer;
  const quote = draw();
  await waitFor(() => expect(quote.current.data?.totalCents).toBe(170_000));
  expect(asked).toBe(1);
});
