import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { PaymentRow } from '../../../api/host/hostPayments';
import { createQueryClient } from '../../../api/queryClient';
import type { TripScope } from '../../../lib/tripScope';
import { fakeServer } from '../../../testing/fakeServer';
import { PaymentsTable } from './PaymentsTable';

const aRow = (guest: string): PaymentRow => ({
  bookingId: guest,
  reference: 'ABCD1234',
  guestId: guest,
  guest,
  travellers: 1,
  tripId: 1,
  tripTitle: 'Baltic',
  plan: 'full',
  status: 'confirmed',
  paymentStatus: 'paid',
  payableCents: 85_000,
  paidCents: 85_000,
  owedCents: 0,
  next: null,
  isConfirmed: true,
  overdueCents: 0,
  isDisputed: false,
  toConfirmCents: 0,
});
const dana = aRow('Dana Reyes');
const eli = aRow('Eli Okoro');
const nothing = () => undefined;
const queryClient = createQueryClient();
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

interface Shown {
  rows: readonly PaymentRow[];
  q?: string;
  scope?: TripScope;
  isSettled?: boolean;
}
const drawn = ({ rows, q = '', scope = 'current', isSettled = true }: Shown) => (
  <QueryClientProvider client={queryClient}>
    <MemoryRouter>
      <PaymentsTable
        rows={rows}
        isSettled={isSettled}
        search={{
          q,
          scope,
          trip: null,
          status: 'all',
          sort: null,
          booking: null,
          act: null,
          change: nothing,
        }}
        selected={new Set()}
        onSelect={nothing}
        onRemind={nothing}
      />
    </MemoryRouter>
  </QueryClientProvider>
);

it.each<[string, Partial<Shown>]>([
  ['another search', { q: 'eli' }],
  ['all trips for the current ones', { scope: null }],
])('shows the rows of %s as they come, also under a pointer', async (_, changes) => {
  fakeServer({});
  const { rerender } = render(drawn({ rows: [dana] }));
  await userEvent.hover(screen.getByRole('rowheader', { name: /Dana/ }));
  // The rows before stay until the others are here.
  rerender(drawn({ rows: [dana], ...changes, isSettled: false }));
  rerender(drawn({ rows: [eli], ...changes }));
  expect(names().join()).toMatch(/^Eli Okoro/);
  expect(screen.queryByRole('button', { name: /show$/ })).toBeNull();
});

it('calls what came while somebody is in the table a booking, as its rows are', async () => {
  fakeServer({});
  const { rerender } = render(drawn({ rows: [dana] }));
  await userEvent.hover(screen.getByRole('rowheader', { name: /Dana/ }));
  rerender(drawn({ rows: [eli, dana] }));
  expect(screen.getByRole('button', { name: '1 new booking - show' })).toBeVisible();
});
