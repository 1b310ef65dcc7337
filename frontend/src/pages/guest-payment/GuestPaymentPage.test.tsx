import { screen } from '@testing-library/react';
import { aGuestRecord } from '../../testing/bookings';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import GuestPaymentPage from './GuestPaymentPage';

const ID = 'Abcdefghijklmnopqrstu1';
const user = {
  id: 1,
  username: 'quinn',
  email: 'q@example.com',
  firstName: 'Quinn',
  lastName: 'Sample',
  role: 'guest',
};
const guest = { id: ID, name: 'Quinn Sample', email: 'q@example.com', tripId: 1, isPaid: false };

beforeEach(() => localStorage.clear());

function open(me: Answer, record: Answer = [404]): void {
  fakeServer({ 'GET /api/auth/me': () => me, [`GET /api/guests/${ID}`]: () => record });
  renderPage(<GuestPaymentPage />, '/guest/payment');
}

it('sends a visitor to the login and back', async () => {
  open([401, { statusCode: 401, code: 'auth.required', message: 'Please log in.' }]);
  expect(await screen.findByText('You are at /login?next=%2Fguest%2Fpayment')).toBeVisible();
});

it('says so when no booking belongs to the account', async () => {
  open([200, { user, guest: null }]);
  expect(await screen.findByRole('heading', { level: 1, name: 'No booking yet' })).toBeVisible();
});

it('shows what is paid and what comes next, with dates', async () => {
  const record = aGuestRecord({
    nextStep: 'pay_later',
    paymentType: 'installment',
    amountPaid: 213,
    remainingAmount: 637,
    dueNowCents: 0,
    plans: [],
    schedule: [
      { kind: 'deposit', dueOn: '2025-06-02', amountCents: 21_300, paidCents: 21_300 },
      { kind: 'second', dueOn: '2025-07-07', amountCents: 42_500, paidCents: 0 },
      { kind: 'final', dueOn: '2025-08-06', amountCents: 21_200, paidCents: 0 },
    ],
  });
  open([200, { user, guest }], [200, record]);
  expect(await screen.findByText('You are up to date. Next: $425 by July 7, 2025.')).toBeVisible();
  const parts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(parts[0]).toBe('DepositPaid$213');
  expect(parts[1]).toMatch(/Second payment.*Mon, Jul 7\$425/);
  expect(parts[2]).toMatch(/Final payment.*Wed, Aug 6\$212/);
  expect(screen.getByRole('link', { name: 'Pay ahead' })).toHaveAttribute('href', `/template/payment/${ID}`);
});

it('leads to the payment of what is due', async () => {
  open([200, { user, guest }], [200, aGuestRecord()]);
  expect(await screen.findByRole('link', { name: 'Pay $808 now' })).toHaveAttribute(
    'href',
    `/template/payment/${ID}`,
  );
});
