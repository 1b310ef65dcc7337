import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import type { GuestRecord } from '../../api/guest';
import { createQueryClient } from '../../api/queryClient';
import { useSession } from '../../api/session';
import type { ProviderEvents } from '../../features/payment/paypalProvider';
import { aGuestRecord } from '../../testing/bookings';
import { fakeServer } from '../../testing/fakeServer';
import { signedIn } from '../../testing/guestArea';
import { nothingNear } from '../../testing/nothingNear';
import ConfirmationPage from '../confirmation/ConfirmationPage';
import PaymentPage from './PaymentPage';

/** A PayPal whose buyers approve at once. */
jest.mock('../../features/payment/paypalProvider', () => ({
  PayPalProvider: class {
    prepare = () => Promise.resolve();
    start = async (makeOrder: () => Promise<{ orderId: string }>, { onApprove }: ProviderEvents) =>
      onApprove((await makeOrder()).orderId);
  },
}));

const ID = 'Abcdefghijklmnopqrstu1';

const partsPaid = (paid: number): GuestRecord['schedule'] =>
  (
    [
      { position: 1, kind: 'deposit', dueOn: '2025-06-02', amountCents: 21_300 },
      { position: 2, kind: 'second', dueOn: '2025-07-07', amountCents: 42_500 },
      { position: 3, kind: 'final', dueOn: '2025-08-06', amountCents: 21_200 },
    ] as const
  ).map((part) => ({ ...part, paidCents: part.position <= paid ? part.amountCents : 0 }));

const BEFORE = aGuestRecord({
  nextStep: 'pay_later',
  status: 'confirmed',
  plans: [],
  payableAmount: 850,
  paymentStatus: 'partial',
  dueNowCents: 0,
  amountPaid: 213,
  remainingAmount: 637,
  schedule: partsPaid(1),
});
const AFTER = { ...BEFORE, amountPaid: 638, remainingAmount: 212, schedule: partsPaid(2) };

function Menu() {
  return <p>{useSession().isPaid ? 'The chat is open' : 'The chat is closed'}</p>;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  nothingNear();
});

it('leads to a confirmation of what is paid now, and lets in who has paid', async () => {
  let isPaid = false;
  fakeServer({
    'GET /api/auth/me': () => signedIn({ isPaid }),
    [`GET /api/guests/${ID}`]: () => [200, isPaid ? AFTER : BEFORE],
    'POST /paypal/order': () => [201, { id: 'ORDER' }],
    'POST /paypal/order/ORDER/capture': () => {
      isPaid = true;
      return [200, { id: 'ORDER', status: 'COMPLETED', guestId: ID, amountPaid: 638 }];
    },
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[`/template/payment/${ID}`]}>
        <Menu />
        <Routes>
          <Route path="/template/payment/:guestId" element={<PaymentPage />} />
          <Route path="/template/confirmation" element={<ConfirmationPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Pay $425 today' }));
  expect(await screen.findByRole('heading', { level: 1, name: /^You are on board/ })).toBeVisible();
  expect(screen.getByText('Next payment: $212 by August 6, 2025.')).toBeVisible();
  expect(screen.getByText('Amount paid').parentElement).toHaveTextContent('$638');
  expect(await screen.findByText('The chat is open')).toBeVisible();
});
