import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SharePage as Share } from '../../api/shares';
import type { ProviderEvents } from '../../features/payment/paypalProvider';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { nothingNear } from '../../testing/nothingNear';
import { readAgain } from '../../testing/readAgain';
import { renderPage } from '../../testing/renderPage';
import SharePage from './SharePage';

const mockBuyer = { leaves: false };

/** A PayPal whose buyers approve at once, or leave. */
jest.mock('../../features/payment/paypalProvider', () => ({
  PayPalProvider: class {
    prepare = () => Promise.resolve();
    start = async (
      makeOrder: () => Promise<{ orderId: string }>,
      { onApprove, onCancel }: ProviderEvents,
    ) => {
      const { orderId } = await makeOrder();
      (mockBuyer.leaves ? onCancel : onApprove)(orderId);
    };
  },
}));

const TOKEN = 'eves-token';
const READ = `GET /api/shares/${TOKEN}`;
const share: Share = {
  name: 'Eve Mate',
  state: 'open',
  amountCents: 20_000,
  paidOn: null,
  returnedCents: 0,
  returnedOn: null,
  endsOn: '2025-08-01',
  isBookingCancelled: false,
  buyer: 'Ana R.',
  cabinType: 'balcony',
  cabinName: 'Balcony Cabin',
  trip: { title: 'Ensenada Group Cruise', startDate: '2025-09-05', endDate: '2025-09-08' },
};

beforeEach(() => {
  sessionStorage.clear();
  mockBuyer.leaves = false;
  nothingNear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

function open(answer: () => Answer, others: Record<string, () => Answer> = {}) {
  const seen = fakeServer({ [READ]: answer, ...others });
  const queryClient = renderPage(<SharePage />, `/pay/${TOKEN}`, '/pay/:token');
  return { seen, again: () => readAgain(queryClient) };
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('says who asks for how much of what, and what it does not pay', async () => {
  open(() => [200, share]);
  expect(await screen.findByText('Ana R. asks you to pay $200 for Eve Mate.')).toBeVisible();
  const facts = screen.getByRole('region', { name: 'Share of Eve Mate' });
  expect(facts).toHaveTextContent('$200Ensenada Group Cruise');
  expect(facts).toHaveTextContent('Balcony Cabin');
  expect(screen.getByText(/The places, changes and a cancellation are theirs to decide/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pay $200 today' })).toBeVisible();
});

it.each<[Partial<Share>, string, RegExp]>([
  [{ state: 'confirming' }, 'We are confirming your payment', /Please do not pay again/],
  [{ state: 'paid', paidOn: '2025-06-03' }, 'Paid, thank you', /^\$200 for Eve Mate came on June 3, 2025/],
  [
    { state: 'paid', paidOn: '2025-06-03', isBookingCancelled: true },
    'Paid, thank you',
    /^\$200 for Eve Mate came on June 3, 2025. The booking has ended, or its trip does not take place: what/,
  ],
  [
    { state: 'partly_returned', paidOn: '2025-06-03', returnedCents: 5_000, returnedOn: '2025-06-09' },
    'Paid, and partly returned',
    /came on June 3, 2025. \$50 of it went back on June 9, 2025, the way it was paid/,
  ],
  [
    { state: 'returned', paidOn: '2025-06-03', returnedCents: 20_000, returnedOn: '2025-06-09' },
    'Your share went back',
    /came on June 3, 2025 and went back on June 9, 2025, the way it was paid. Nothing is asked/,
  ],
  [{ state: 'withdrawn' }, 'Nothing is asked any more', /^Ana R. has withdrawn/],
  [{ state: 'ended' }, 'This link has ended', /until August 1, 2025/],
  [
    { state: 'waits' },
    'Another payment is on its way',
    /this page says what you can pay for Eve Mate; where/,
  ],
  [{ state: 'cancelled' }, 'Nothing is to be paid', /booking has ended, or its trip does not take place/],
  [{ state: 'settled' }, 'Nothing is left to pay', /paid in full/],
  [{ state: 'not_yet' }, 'Not yet', /once Ana R. has made the first payment/],
])('offers nothing to pay and says why: %j', async (changes, title, lead) => {
  open(() => [200, { ...share, ...changes }]);
  expect(await heading(title)).toBeVisible();
  expect(screen.getByText(lead)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

it('says that nothing is asked by an unknown link', async () => {
  open(() => [404, { statusCode: 404, code: 'share.not_found', message: '' }]);
  expect(await heading('Link not found')).toBeVisible();
});

it('pays exactly that, tells whose share it is and nothing of a booking, and thanks for it', async () => {
  let state: Partial<Share> = { state: 'open' };
  const { seen } = open(() => [200, { ...share, ...state }], {
    'POST /paypal/share-order': () => [201, { id: 'ORDER' }],
    'POST /paypal/order/ORDER/capture': () => {
      state = { state: 'paid', paidOn: '2025-06-03' };
      return [200, { id: 'ORDER', status: 'COMPLETED', amountPaid: 200 }];
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Pay $200 today' }));
  const thanks = await heading('Paid, thank you');
  expect(thanks).toBeVisible();
  // The button that was pressed is gone: who cannot see the page hears how it ended.
  expect(thanks).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('$200 for Eve Mate came on June 3, 2025');
  expect(seen.filter(({ route }) => route.startsWith('POST')).map(({ body }) => body)).toEqual([
    { amount: '200.00', currency: 'USD', intent: 'CAPTURE', shareToken: TOKEN },
    {
      cabinType: 'balcony',
      guests: '[{"name":"Eve Mate"}]',
      totalAmount: '200.00',
      shareToken: TOKEN,
    },
  ]);
});

it('shows the amount that it has become when the order was refused for it', async () => {
  let amountCents = 20_000;
  const message = 'The amount is now $50. Please check the summary and try again.';
  open(() => [200, { ...share, amountCents }], {
    'POST /paypal/share-order': () => {
      amountCents = 5_000;
      return [409, { statusCode: 409, code: 'quote.price_changed', message, details: {} }];
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Pay $200 today' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(await screen.findByRole('button', { name: 'Pay $50 today' })).toBeVisible();
});

it.each<[Share['state'], string, string, string]>([
  ['withdrawn', 'Nothing is asked any more', 'share.withdrawn', 'It was too late. You were not charged.'],
  ['withdrawn', 'Nothing is asked any more', 'payment.order_ended', 'what is asked of you has changed, so'],
  ['paid', 'Paid, thank you', 'share.paid', 'It was too late. You were not charged.'],
  ['settled', 'Nothing is left to pay', 'payment.already_paid', 'this amount is not owed any more. You were'],
  ['waits', 'Another payment is on its way', 'payment.under_way', 'You were not charged for this one.'],
  ['cancelled', 'Nothing is to be paid', 'payment.booking_cancelled', 'The booking has ended, or its trip'],
  ['not_yet', 'Not yet', 'share.not_yet', 'can only be paid after it. You were not charged.'],
])(
  'goes on saying that nothing was charged where the share is %s by then',
  async (after, title, code, said) => {
    let state: Share['state'] = 'open';
    open(() => [200, { ...share, state }], {
      'POST /paypal/share-order': () => [201, { id: 'ORDER' }],
      'POST /paypal/order/ORDER/capture': () => {
        state = after;
        return [409, { statusCode: 409, code, message: 'It was too late. You were not charged.' }];
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Pay $200 today' }));
    expect(await heading(title)).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent(said);
    expect(screen.queryByRole('button')).toBeNull();
  },
);

it('tells who waits how it ended, and takes the focus of nobody who has pressed nothing here', async () => {
  let state: Share['state'] = 'confirming';
  const { again } = open(() => [200, { ...share, state }]);
  // A heading takes the focus over from the page before, which here is the last test's.
  (await heading('We are confirming your payment')).blur();
  state = 'paid';
  await again();
  expect(await heading('Paid, thank you')).not.toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('$200 for Eve Mate has come');
});

it('promises no mail to who has left PayPal, and says nothing of what was entered', async () => {
  mockBuyer.leaves = true;
  open(() => [200, share], {
    'POST /paypal/share-order': () => [201, { id: 'ORDER' }],
    'POST /paypal/order/ORDER/capture': () => [200, { id: 'ORDER', status: 'NOT_APPROVED' }],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Pay $200 today' }));
  const note = await screen.findByRole('alert');
  expect(note).toHaveTextContent('You left PayPal before paying. You were not charged.');
  expect(note).not.toHaveTextContent(/entered|mail/);
});

it('asks for another try where the site is being renewed, and for nothing else in its place', async () => {
  const { seen } = open(() => [200, share], {
    'POST /paypal/share-order': () => [404, { statusCode: 404, code: 'route.not_found', message: 'Nothing' }],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Pay $200 today' }));
  expect(await screen.findByText(/^This site is being renewed. You were not charged./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(seen.map(({ route }) => route)).not.toContain('POST /paypal/order');
});
