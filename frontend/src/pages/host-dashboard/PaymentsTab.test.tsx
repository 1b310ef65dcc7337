import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../../lib/paths';
import { fakeServer } from '../../testing/fakeServer';
import { NAMES_OF_NAMESAKES, NAMESAKES } from '../../testing/hostTrips';
import { renderPage } from '../../testing/renderPage';
import PaymentsTab from './PaymentsTab';

const BOOKING = 'Abcdefghijklmnopqrstu1';
const dana = {
  bookingId: BOOKING,
  reference: 'ABCDEFGH',
  guestId: 'Gbcdefghijklmnopqrstu1',
  guest: 'Dana Reyes',
  travellers: 2,
  tripId: 1,
  tripTitle: 'Ensenada Group Cruise',
  plan: 'installment',
  status: 'confirmed',
  paymentStatus: 'partial',
  payableCents: 85_000,
  paidCents: 21_300,
  owedCents: 63_700,
  next: { kind: 'second', dueOn: '2025-06-01', amountCents: 42_500 },
  isConfirmed: true,
  overdueCents: 42_500,
  isDisputed: false,
  toConfirmCents: 0,
};
const figures = {
  collectedCents: 21_300,
  creditCents: 0,
  outstandingCents: 63_700,
  owing: 1,
  activePlans: 1,
  overdue: 1,
  overdueCents: 42_500,
};
const money = {
  id: BOOKING,
  reference: 'ABCDEFGH',
  tripId: 1,
  tripTitle: 'Ensenada Group Cruise',
  status: 'confirmed',
  plan: 'installment',
  buyer: 'Dana Reyes',
  today: '2025-06-02',
  disputed: false,
  accessGranted: false,
  accessOverride: null,
  totals: {
    costCents: 85_000,
    paidCents: 21_300,
    refundedCents: 0,
    reversedCents: 0,
    creditCents: 0,
    owedCents: 63_700,
    onItsWayBackCents: 0,
    owedBackCents: 0,
    refundableCents: 21_300,
  },
  schedule: [{ position: 1, kind: 'deposit', dueOn: '2025-05-02', amountCents: 21_300, paidCents: 21_300 }],
  payments: [],
  refunds: [],
  credits: [],
  priceChanges: [],
  usableCreditCents: 0,
  waiting: [],
  activity: [],
};
const candidates = [
  { bookingId: BOOKING, guest: 'Dana Reyes', email: 'd***@example.com', owedCents: 63_700, whyNot: null },
  { bookingId: 'B', guest: 'Eli Stone', email: 'e***@example.com', owedCents: 0, whyNot: 'nothing_owed' },
];

const aPayment = {
  id: 'ABCDEFGHijklmnopqrstu4-1',
  paidOn: '2025-05-02',
  at: '2025-05-02T18:00:00Z',
  purpose: 'deposit',
  paidBy: 'paypal',
  amountCents: 21_300,
  refundedCents: 0,
  shareName: null,
  hasReceipt: true,
  note: null,
  recordedBy: null,
  feeCents: 773,
};
const aRefund = {
  id: 'Rbcdefghijklmnopqrstu4',
  paymentId: aPayment.id,
  at: '2025-06-01T18:00:00Z',
  completedAt: null,
  amountCents: 21_300,
  status: 'failed',
  reason: 'Cannot come',
  goesBackBy: 'paypal',
  givenOn: null,
  givenBy: null,
  effect: 'cancellation',
  source: 'host',
  lastIssue: 'REFUND_TIME_LIMIT_EXCEEDED',
  canBeGiven: true,
  isHostsToGive: false,
};

function open(query = {}, more = {}) {
  const seen = fakeServer({
    'GET /api/host/payments': () => [200, { figures, rows: [dana], found: 1 }],
    'GET /api/host/alerts': () => [200, []],
    'GET /api/host/forecast': () => [
      200,
      {
        thisWeek: '2025-06-02',
        past: [],
        coming: [{ startsOn: '2025-06-02', cents: 0, count: 0 }],
        overdueCents: 42_500,
        overdueCount: 1,
        onConfirmationCents: 0,
        onConfirmationCount: 0,
      },
    ],
    'POST /api/host/reminders/preview': () => [
      200,
      {
        candidates,
        mails: 1,
        letter: { bookingId: BOOKING, guest: 'Dana Reyes', subject: 'A payment', text: 'Hello Dana' },
      },
    ],
    'POST /api/host/reminders': () => [200, { candidates, mails: 1 }],
    [`GET /api/host/bookings/${BOOKING}/money`]: () => [200, money],
    [`POST /api/host/bookings/${BOOKING}/refunds`]: () => [201, { refunds: [] }],
    ...more,
  });
  renderPage(<PaymentsTab />, paths.hostDashboard({ tab: 'payments', ...query }));
  return seen;
}

it('shows what was collected, what is owed, and who is late', async () => {
  open();
  const row = await screen.findByRole('row', { name: /Dana Reyes/ });
  expect(row).toHaveTextContent(/Overdue/);
  expect(row).toHaveTextContent(/\$213 of \$850/);
  expect(row).toHaveTextContent(/25%/);
  expect(screen.getByText('Active payment plans', { selector: 'dt' })).toBeVisible();
});

it('shows who gets a reminder and who does not before anything is sent, and sends it once', async () => {
  const seen = open({ act: 'remind' });
  const dialog = await screen.findByRole('dialog', { name: 'Send payment reminders' });
  expect(await within(dialog).findByText('Nothing is owed')).toBeInTheDocument();
  expect(within(dialog).getByText('Hello Dana')).toBeInTheDocument();
  expect(seen.some(({ route }) => route === 'POST /api/host/reminders')).toBe(false);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send 1 reminder' }));
  expect(await within(dialog).findByText('1 reminder sent')).toBeInTheDocument();
  expect(seen.filter(({ route }) => route === 'POST /api/host/reminders')).toHaveLength(1);
});

it('asks before a refund, naming guest and amount, and takes no more than came', async () => {
  const seen = open({ booking: BOOKING, act: 'refund' });
  const dialog = await screen.findByRole('dialog', { name: 'Refund $213 to Dana Reyes' });
  expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
  const amount = within(dialog).getByLabelText('Amount in US dollars');
  await userEvent.clear(amount);
  await userEvent.type(amount, '213.01');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refund $213.01' }));
  expect(within(dialog).getByText('At most $213')).toBeInTheDocument();
  await userEvent.clear(amount);
  await userEvent.type(amount, '100');
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'A noisy cabin');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refund $100' }));
  expect(await screen.findByText('Refund asked for')).toBeVisible();
  expect(seen.find(({ route }) => route.endsWith('/refunds'))?.body).toEqual({
    amountCents: 10_000,
    shownCents: 21_300,
    effect: 'owed_again',
    reason: 'A noisy cabin',
  });
});

it('writes down that a refund which PayPal did not make was given back another way', async () => {
  const payment = { ...aPayment, status: 'completed', refundableCents: 21_300 };
  const given = `POST /api/host/bookings/${BOOKING}/refunds/${aRefund.id}/given`;
  const seen = open(
    { booking: BOOKING },
    {
      [`GET /api/host/bookings/${BOOKING}/money`]: () => [
        200,
        { ...money, payments: [payment], refunds: [aRefund] },
      ],
      [given]: () => [201, { status: 'waiting', id: 'W' }],
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Given back another way' }));
  const dialog = await screen.findByRole('dialog', {
    name: 'You gave $213 back to Dana Reyes another way',
  });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Write down $213' }));
  expect(within(dialog).getByText('Write how it can be found again')).toBeVisible();
  await userEvent.type(within(dialog).getByRole('textbox', { name: /reason/i }), 'Transfer 4711');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Write down $213' }));
  expect(seen.find(({ route }) => route === given)?.body).toEqual({
    method: 'bank',
    givenOn: '2025-06-02',
    reason: 'Transfer 4711',
  });
});

it('names the days of the trip whose money it is, where another has its title', async () => {
  open({ booking: BOOKING, act: 'refund' }, { 'GET /api/host/me': () => [200, { trips: NAMESAKES }] });
  const [name = ''] = NAMES_OF_NAMESAKES;
  const drawer = await screen.findByRole('dialog', { name: 'Payments of Dana Reyes' });
  await waitFor(() => expect(drawer).toHaveTextContent(`${name}, booking ABCDEFGH`));
  expect(drawer).toHaveTextContent(`$213 of ${name} can go back.`);
});
