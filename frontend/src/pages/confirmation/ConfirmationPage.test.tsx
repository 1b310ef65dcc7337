import { screen } from '@testing-library/react';
import type { GuestRecord } from '../../api/guest';
import { aGuestRecord } from '../../testing/bookings';
import { fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import ConfirmationPage from './ConfirmationPage';

const ID = 'Abcdefghijklmnopqrstu1';

function open(changes: Partial<GuestRecord>): void {
  fakeServer({ [`GET /api/guests/${ID}`]: () => [200, aGuestRecord({ id: ID, ...changes })] });
  renderPage(<ConfirmationPage />, `/template/confirmation?guest=${ID}`);
}

it('welcomes who has paid, and names the next part with its amount and date', async () => {
  open({
    nextStep: 'pay_later',
    status: 'confirmed',
    paymentStatus: 'partial',
    amountPaid: 213,
    remainingAmount: 637,
    nextPaymentDate: '2025-07-07',
    schedule: [
      { kind: 'deposit', dueOn: '2025-06-02', amountCents: 21_300, paidCents: 21_300 },
      { kind: 'second', dueOn: '2025-07-07', amountCents: 42_500, paidCents: 0 },
      { kind: 'final', dueOn: '2025-08-06', amountCents: 21_200, paidCents: 0 },
    ],
  });
  expect(await screen.findByRole('heading', { level: 1, name: /^You are on board/ })).toBeVisible();
  expect(screen.getByText('Next payment: $425 by July 7, 2025.')).toBeVisible();
});

it('waits for PayPal with who is back before its notice, and leads back who did not pay', async () => {
  open({ nextStep: 'pay', status: 'pending_payment', paymentStatus: 'unpaid' });
  expect(await screen.findByRole('heading', { level: 1, name: 'We are waiting for PayPal' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to payment' })).toHaveAttribute(
    'href',
    `/template/payment/${ID}`,
  );
});

it('asks nobody to pay again while money is on its way', async () => {
  open({ nextStep: 'confirming', status: 'pending_payment', paymentStatus: 'unpaid' });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'We are confirming your payment' }),
  ).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Back to payment' })).not.toBeInTheDocument();
});

it.each([
  ['cancelled', 'This booking is cancelled'],
  ['refund_due', 'A refund is on its way'],
  ['sold_out', 'Sold out'],
  ['departed', 'This trip has departed'],
  ['waitlist', 'You are on the waiting list'],
] as const)('says of a booking that is %s: %s, and shows the ways on', async (nextStep, heading) => {
  open({ nextStep, status: 'cancelled', paymentStatus: 'unpaid' });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See cabins and prices' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toBeVisible();
  expect(screen.getByText(/and name the reference/)).toBeVisible();
});
