import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aGuestRecord } from '../../testing/bookings';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { VISITOR } from '../../testing/guestArea';
import { renderPage } from '../../testing/renderPage';
import GuestPaymentPage from './GuestPaymentPage';
import { BOOKING, booking, guest, ID, PAYMENT, user, noExtras } from './testing';

beforeEach(() => localStorage.clear());

const USE_CREDIT = `POST /api/guest/bookings/${BOOKING}/credits/use`;

function open(me: Answer, record: Answer = [404], others: Record<string, () => Answer> = {}) {
  const seen = fakeServer({
    'GET /api/auth/me': () => me,
    [`GET /api/guests/${ID}`]: () => record,
    'GET /api/guest/payments': () => [200, { bookings: [] }],
    ...noExtras(),
    ...others,
  });
  renderPage(<GuestPaymentPage />, '/guest/payment');
  return seen;
}

it.each<[string, Answer]>([
  ['a visitor', VISITOR],
  ['a host who has booked nothing', [200, { user: { ...user, role: 'host' }, guest: null }]],
])('is denied to %s as every page of a guest is, and leads to the login and back', async (_, me) => {
  open(me);
  expect(await screen.findByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Login' })).toHaveAttribute(
    'href',
    '/login?next=%2Fguest%2Fpayment',
  );
});

it('stays open to who has become a host after they booked', async () => {
  open([200, { user: { ...user, role: 'host' }, guest }], [200, aGuestRecord()]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Your payments' })).toBeVisible();
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
      { position: 1, kind: 'deposit', dueOn: '2025-06-02', amountCents: 21_300, paidCents: 21_300 },
      { position: 2, kind: 'second', dueOn: '2025-07-07', amountCents: 42_500, paidCents: 0 },
      { position: 3, kind: 'final', dueOn: '2025-08-06', amountCents: 21_200, paidCents: 0 },
    ],
  });
  open([200, { user, guest }], [200, record]);
  expect(await screen.findByText('You are up to date. Next: $425 by July 7, 2025.')).toBeVisible();
  const parts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(parts[0]).toBe('DepositPaid$213');
  expect(parts[1]).toMatch(/Second payment.*Mon, Jul 7, 2025\$425/);
  expect(parts[2]).toMatch(/Final payment.*Wed, Aug 6, 2025\$212/);
  expect(screen.getByRole('link', { name: 'Pay ahead' })).toHaveAttribute('href', `/template/payment/${ID}`);
});

it.each(['cancelled', 'called_off'] as const)(
  'asks for nothing of a booking that is %s',
  async (nextStep) => {
    open([200, { user, guest }], [200, aGuestRecord({ nextStep, dueNowCents: 0 })]);
    expect(await screen.findByText(/othing is due/)).toBeVisible();
    expect(screen.queryByText('Schedule')).not.toBeInTheDocument();
    expect(screen.queryByText('Paid so far')).not.toBeInTheDocument();
  },
);

it('leads to the payment of what is due', async () => {
  open([200, { user, guest }], [200, aGuestRecord()]);
  expect(await screen.findByRole('link', { name: 'Pay $808 now' })).toHaveAttribute(
    'href',
    `/template/payment/${ID}`,
  );
});

it('lists what came and what went back, with a receipt, the sum, and the way out', async () => {
  open([200, { user, guest }], [200, aGuestRecord()], {
    'GET /api/guest/payments': () => [200, { bookings: [booking()] }],
  });
  const history = await screen.findByRole('region', { name: 'Payments and receipts' });
  expect(history).toHaveTextContent(/Full paymentMon, Jun 2, 2025, PayPal. Partly refunded\$808/);
  expect(history).toHaveTextContent(/RefundThu, Jun 5, 2025, RefundedThe balcony.*-\$100/);
  expect(history).toHaveTextContent(/Paid, less what went back\$708/);
  expect(screen.getByRole('link', { name: 'Receipt for Full payment' })).toHaveAttribute(
    'href',
    `/guest/receipts/${PAYMENT}`,
  );
  expect(screen.getByRole('link', { name: 'See what you would get back' })).toHaveAttribute(
    'href',
    `/guest/bookings/${BOOKING}/cancel`,
  );
  expect(screen.getByRole('link', { name: 'the terms of your booking' })).toHaveAttribute(
    'href',
    `/guest/bookings/${BOOKING}/terms`,
  );
});

it('says what is still owed to the guest, and how it went once a host has given it another way', async () => {
  const totals = { ...booking().totals, owedCents: -80_800, owedBackCents: 80_800 };
  const refused = { ...booking().refunds[0], amountCents: 80_800, status: 'failed', completedAt: null };
  const given = {
    ...refused,
    id: 'Rbcdefghijklmnopqrstu5',
    status: 'completed',
    goesBackBy: 'bank',
    givenOn: '2025-06-20',
  };
  open([200, { user, guest }], [200, aGuestRecord()], {
    'GET /api/guest/payments': () => [200, { bookings: [booking({ totals, refunds: [refused, given] })] }],
  });
  const owed = await screen.findByRole('region', { name: '$808 is owed to you' });
  expect(owed).toHaveTextContent(/PayPal could not return \$808 to you. Your host has been told/);
  const history = screen.getByRole('region', { name: 'Payments and receipts' });
  expect(history).toHaveTextContent(/PayPal could not return it; your host looks into it/);
  expect(history).toHaveTextContent(/Fri, Jun 20, 2025, Refunded by bank transfer/);
});

it('says who gives back what did not come through PayPal, and what was recorded by mistake', async () => {
  const refund = { ...booking().refunds[0], goesBackBy: 'cash', completedAt: null };
  const payments = [{ ...booking().payments[0], paidBy: 'cash', status: 'corrected', hasReceipt: false }];
  const refunds = [
    { ...refund, status: 'requested', isHostsToGive: true },
    { ...refund, id: 'Rbcdefghijklmnopqrstu5', status: 'cancelled' },
  ];
  open([200, { user, guest }], [200, aGuestRecord()], {
    'GET /api/guest/payments': () => [200, { bookings: [booking({ payments, refunds })] }],
  });
  const history = await screen.findByRole('region', { name: 'Payments and receipts' });
  expect(history).toHaveTextContent(/Cash. Recorded by mistake: it does not count/);
  expect(history).toHaveTextContent(/Your host gives it back: you paid it in cash/);
  expect(history).toHaveTextContent(/Not given back: the payment was recorded by mistake/);
  expect(screen.queryByRole('link', { name: /Receipt/ })).not.toBeInTheDocument();
});

it('pays with a credit when asked to', async () => {
  const credit = { id: 1, at: '2025-06-03T18:00:00Z', amountCents: 5_000, remainingCents: 5_000 };
  const credits = [{ ...credit, reason: 'For the late answer', expiresOn: null, state: 'open' }];
  const seen = open([200, { user, guest }], [200, aGuestRecord()], {
    'GET /api/guest/payments': () => [200, { bookings: [booking({ credits, usableCreditCents: 5_000 })] }],
    [USE_CREDIT]: () => [200, { usedCents: 5_000 }],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Use $50 for this booking' }));
  expect(await screen.findByText('$50 of your booking are paid.')).toBeVisible();
  expect(seen.map(({ route }) => route)).toContain(USE_CREDIT);
});

it('names whose share a payment was', async () => {
  const payments = [{ ...booking().payments[0], shareName: 'Eve Mate' }];
  open([200, { user, guest }], [200, aGuestRecord()], {
    'GET /api/guest/payments': () => [200, { bookings: [booking({ payments })] }],
  });
  const history = await screen.findByRole('region', { name: 'Payments and receipts' });
  expect(history).toHaveTextContent(/PayPal, the share of Eve Mate\. Partly refunded/);
});

it.each([
  ['Your host has been told and looks after it', []],
  ['PayPal could not return it', [{ ...booking().refunds[0], status: 'failed' }]],
])('says what of the money that has not gone back is others’: %s', async (why, refunds) => {
  const owed = { owedCents: -30_000, owedBackCents: 30_000, owedBackToOthersCents: 20_000 };
  const totals = { ...booking().totals, ...owed };
  open([200, { user, guest }], [200, aGuestRecord()], {
    'GET /api/guest/payments': () => [200, { bookings: [booking({ totals, refunds })] }],
  });
  const panel = await screen.findByRole('region', { name: '$300 has not gone back yet' });
  expect(panel).toHaveTextContent(`$300 goes back: $100 to you, $200 to who paid shares. ${why}`);
});

it.each([
  [true, /^A share is being paid.*Please pay nothing until then/],
  [false, /^We are confirming a payment with PayPal. Please do not pay again/],
])('says whose payment is on its way: a share %s', async (isShareUnderWay, lead) => {
  open([200, { user, guest }], [200, aGuestRecord({ nextStep: 'confirming', isShareUnderWay })]);
  expect(await screen.findByText(lead)).toBeVisible();
});
