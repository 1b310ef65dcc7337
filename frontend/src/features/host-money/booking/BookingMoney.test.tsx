import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answer, fakeServer } from '../../../testing/fakeServer';
import { renderPage } from '../../../testing/renderPage';
import { BookingMoney } from './BookingMoney';

const BOOKING = 'Abcdefghijklmnopqrstu1';
const cash = {
  id: `${BOOKING}-1`,
  paidOn: '2025-05-02',
  at: '2025-05-02T18:00:00Z',
  purpose: 'deposit',
  paidBy: 'cash',
  amountCents: 21_300,
  status: 'completed',
  refundedCents: 0,
  refundableCents: 21_300,
  shareName: null,
  hasReceipt: true,
  note: null,
  recordedBy: null,
  feeCents: null,
};
const handOver = {
  id: 'Rbcdefghijklmnopqrstu4',
  paymentId: cash.id,
  at: '2025-06-01T18:00:00Z',
  completedAt: null,
  amountCents: 21_300,
  status: 'requested',
  reason: 'Cannot come',
  goesBackBy: 'cash',
  givenOn: null,
  givenBy: null,
  effect: 'cancellation',
  source: 'host',
  lastIssue: null,
  canBeGiven: true,
  isHostsToGive: true,
};
const totals = {
  costCents: 85_000,
  paidCents: 21_300,
  refundedCents: 0,
  reversedCents: 0,
  creditCents: 0,
  owedCents: 63_700,
  onItsWayBackCents: 0,
  owedBackCents: 0,
  owedBackToOthersCents: 0,
  refundableCents: 21_300,
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
  totals,
  schedule: [],
  refunds: [],
  credits: [],
  priceChanges: [],
  usableCreditCents: 0,
  waiting: [],
  activity: [],
};

function open(changes: object, routes: Record<string, () => Answer>) {
  const seen = fakeServer({
    [`GET /api/host/bookings/${BOOKING}/money`]: () => [200, { ...money, ...changes }],
    ...routes,
  });
  renderPage(<BookingMoney bookingId={BOOKING} />, '/host/dashboard');
  return seen;
}

it('writes down that a refund was handed over which did not come through PayPal', async () => {
  const given = `POST /api/host/bookings/${BOOKING}/refunds/${handOver.id}/given`;
  const payments = [{ ...cash, refundableCents: 0 }];
  const seen = open(
    { payments, refunds: [handOver] },
    { [given]: () => [201, { status: 'recorded', id: handOver.id }] },
  );
  expect(await screen.findByText(/^To be given back by you/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'I have given it back' }));
  const dialog = await screen.findByRole('dialog', { name: 'You gave $213 back to Dana Reyes' });
  await userEvent.type(within(dialog).getByRole('textbox', { name: /reason/i }), 'At the office');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Write down $213' }));
  expect(await screen.findByText('Given back')).toBeVisible();
  expect(seen.find(({ route }) => route === given)?.body).toMatchObject({ method: 'cash' });
});

it('takes a record out that was wrong, which is no refund', async () => {
  const wrong = `POST /api/host/bookings/${BOOKING}/payments/${cash.id}/wrong`;
  const seen = open({ payments: [cash] }, { [wrong]: () => [201, { status: 'recorded', id: cash.id }] });
  await userEvent.click(await screen.findByRole('button', { name: 'This record was wrong' }));
  const dialog = await screen.findByRole('dialog', { name: 'The $213 from Dana Reyes never came?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Take out $213' }));
  expect(within(dialog).getByText('Give a reason of a few words')).toBeVisible();
  await userEvent.type(within(dialog).getByRole('textbox', { name: /reason/i }), 'The check bounced');
  expect(within(dialog).queryByText('Give a reason of a few words')).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Take out $213' }));
  expect(seen.find(({ route }) => route === wrong)?.body).toEqual({ reason: 'The check bounced' });
  expect(await screen.findByText('Taken out')).toBeVisible();
});

it.each([
  ['says', { plan: 'full', totals: { ...totals, paidCents: 0, owedCents: 80_800, costCents: 80_800 } }, 1],
  ['need not say', {}, 0],
])('%s before a payment is written down what a part does to the discount', async (_, changes, times) => {
  open({ payments: [], ...changes }, {});
  await userEvent.click(await screen.findByRole('button', { name: 'Record a payment' }));
  const dialog = await screen.findByRole('dialog', { name: 'Record a payment from Dana Reyes' });
  expect(within(dialog).queryAllByText(/the discount for paying in full ends/)).toHaveLength(times);
});

it.each([
  [33_700, /^\$337 is owed\./],
  [0, /^Nothing is owed\./],
  [-40_000, /^\$400 more was paid than is owed\./],
])('says in words what is owed where a payment is to be recorded: %i cents', async (owedCents, words) => {
  fakeServer({
    [`GET /api/host/bookings/${BOOKING}/money`]: () => [
      200,
      { ...money, payments: [], totals: { ...totals, owedCents } },
    ],
  });
  renderPage(<BookingMoney bookingId={BOOKING} firstAct="record" />, '/host/dashboard');
  expect(await screen.findByText(words)).toBeVisible();
});

const eves = {
  ...cash,
  id: `${BOOKING}-2`,
  purpose: 'balance',
  paidBy: 'paypal',
  shareName: 'Eve Mate',
  amountCents: 20_000,
  refundableCents: 20_000,
};

it('names whose share a payment was', async () => {
  open({ payments: [cash, eves] }, {});
  const lines = within(await screen.findByRole('region', { name: 'Payments of this booking' }));
  const [first, second] = lines.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(first).not.toContain('share');
  expect(second).toMatch(/, the share of Eve Mate\. /);
});

const refunding = async (button: string, name: string) => {
  const buttons = await screen.findAllByRole('button', { name: button });
  await userEvent.click(buttons.at(-1)!);
  return screen.findByRole('dialog', { name });
};

it('says that the refund of a share goes to who paid it, and who reads the reason', async () => {
  open({ payments: [cash, eves] }, {});
  const title = 'Refund $200 to who paid the share of Eve Mate';
  const dialog = await refunding('Refund this payment', title);
  expect(within(dialog).getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(
    /^Dana Reyes reads it in the mail about the refund; who paid the share does not\./,
  );
});

it('lists whom a refund of the newest payments goes to', async () => {
  open({ payments: [cash, eves], totals: { ...totals, refundableCents: 41_300 } }, {});
  const dialog = await refunding('Refund', 'Refund $413');
  expect(dialog).toHaveTextContent(
    'The newest payment gives first: $200 to who paid the share of Eve Mate and $213 to Dana Reyes.',
  );
  const amount = within(dialog).getByLabelText('Amount in US dollars');
  await userEvent.clear(amount);
  await userEvent.type(amount, '150');
  const toOne = 'Refund $150 to who paid the share of Eve Mate';
  expect(within(dialog).getByRole('heading', { name: toOne })).toBeVisible();
});

it('goes on naming the buyer where all of it is theirs', async () => {
  open({ payments: [cash] }, {});
  const dialog = await refunding('Refund', 'Refund $213 to Dana Reyes');
  expect(dialog).not.toHaveTextContent('who paid the share');
});

it('says to whom a share is given back by hand', async () => {
  const failed = {
    ...handOver,
    paymentId: eves.id,
    amountCents: 20_000,
    status: 'failed',
    isHostsToGive: false,
  };
  open({ payments: [eves], refunds: [{ ...failed, goesBackBy: 'paypal' }] }, {});
  const title = 'You gave $200 back to who paid the share of Eve Mate another way';
  const dialog = await refunding('Given back another way', title);
  expect(dialog).toHaveTextContent('It is not Dana Reyes’s: give it to who paid the share of Eve Mate.');
});

it('names no buyer where it is waited for the payment of a share', async () => {
  open({ payments: [{ ...eves, status: 'pending', refundableCents: 0 }] }, {});
  const title = 'Stop waiting for $200 from who paid the share of Eve Mate?';
  expect(await refunding('Stop waiting for it', title)).toBeVisible();
});
