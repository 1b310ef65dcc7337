import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import type { GuestRecord } from '../../api/guest';
import { createQueryClient } from '../../api/queryClient';
import { aGuestRecord } from '../../testing/bookings';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import Toasts from '../../ui/Toasts';
import PaymentPage from './PaymentPage';

const ID = 'Abcdefghijklmnopqrstu1';
const RECORD = `GET /api/guests/${ID}`;
const RECHECK = `PUT /api/guests/${ID}/payment`;

beforeEach(() => {
  sessionStorage.clear();
  // The page prepares PayPal when its button comes near, which is of no interest here.
  globalThis.IntersectionObserver = class {
    observe = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

function open(record: Answer, recheck?: () => Answer): void {
  fakeServer({ [RECORD]: () => record, ...(recheck && { [RECHECK]: recheck }) });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[`/template/payment/${ID}`]}>
        <Routes>
          <Route path="/template/payment/:guestId" element={<PaymentPage />} />
        </Routes>
      </MemoryRouter>
      <Toasts />
    </QueryClientProvider>,
  );
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const checkAgain = () => screen.queryByRole('button', { name: 'I have paid, check again' });

it('says that nobody is known by this link', async () => {
  open([404, { statusCode: 404, code: 'guest.not_found', message: '' }]);
  expect(screen.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
  expect(await heading('Guest Not Found')).toBeVisible();
  expect(screen.getByText(/The guest registration could not be found\./)).toBeVisible();
});

it('shows the booking and both ways to pay; the button says what is charged', async () => {
  open([200, aGuestRecord()]);
  expect(await screen.findByRole('button', { name: 'Pay $808 today' })).toBeEnabled();
  const summary = screen.getByRole('region', { name: 'Booking summary' });
  expect(summary).toHaveTextContent('Quinn S., q***@example.com');
  expect(summary).toHaveTextContent('Taxes and fees included ($91.07)');
  expect(screen.getByText('10:30 AM PT')).toBeVisible();
  expect(checkAgain()).not.toBeInTheDocument();

  const deposit = screen.getByRole('radio', { name: /25% deposit/ });
  expect(deposit).toHaveAccessibleName(/\$213 today, then \$425 by Mon, Jul 7 and \$212 by Wed, Aug 6/);
  await userEvent.click(deposit);
  expect(screen.getByRole('button', { name: 'Pay $213 today' })).toBeEnabled();
  expect(within(summary).queryByText(/5% off/)).not.toBeInTheDocument();
});

it.each<[GuestRecord['nextStep'], string]>([
  ['confirming', 'We are confirming your payment'],
  ['pay_later', 'You are up to date'],
  ['nothing', 'Already paid'],
  ['sold_out', 'Sold out'],
  ['departed', 'This trip has departed'],
  ['refund_due', 'A refund is on its way'],
  ['cancelled', 'Booking cancelled'],
  ['waitlist', 'You are on the waiting list'],
])('has nothing to press for a booking that is %s', async (nextStep, name) => {
  open([200, aGuestRecord({ nextStep, plans: [], dueNowCents: 0 })]);
  expect(await heading(name)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
});

it('offers an ended hold again while there are places', async () => {
  open([200, aGuestRecord({ nextStep: 'take_again', heldUntil: null })]);
  expect(await heading('Your hold has ended')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pay $808 today' })).toBeEnabled();
});

it('asks PayPal again for whoever has paid, and shows the truth', async () => {
  const paid = aGuestRecord({ nextStep: 'nothing', plans: [], amountPaid: 808, paymentStatus: 'paid' });
  open([200, aGuestRecord({ isOrderOpen: true })], () => [200, paid]);
  await userEvent.click(await screen.findByRole('button', { name: 'I have paid, check again' }));
  expect(await screen.findByText('Payment Status Updated')).toBeVisible();
  expect(screen.getByText('Payment information has been recorded.')).toBeVisible();
  expect(await heading('Already paid')).toBeVisible();
});

it('says when PayPal could not be asked', async () => {
  const message = 'PayPal cannot say right now how your payment went.';
  open([200, aGuestRecord({ nextStep: 'confirming', plans: [] })], () => [
    503,
    { statusCode: 503, code: 'payment.unclear', message },
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'I have paid, check again' }));
  expect(await screen.findByText(`Payment update failed. ${message}`)).toBeVisible();
});
