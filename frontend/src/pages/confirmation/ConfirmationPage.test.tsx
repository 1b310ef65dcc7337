import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GuestRecord } from '../../api/guest';
import { aGuestRecord, aTrip } from '../../testing/bookings';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { signedIn, VISITOR } from '../../testing/guestArea';
import { readAgain } from '../../testing/readAgain';
import { renderPage } from '../../testing/renderPage';
import { aSite } from '../../testing/site';
import { aFront, aSlide } from '../../testing/tripPages';
import ConfirmationPage from './ConfirmationPage';

const ID = 'Abcdefghijklmnopqrstu1';

const PAID = { nextStep: 'nothing', status: 'confirmed', paymentStatus: 'paid', amountPaid: 808 } as const;

function open(changes: Partial<GuestRecord>, others: Record<string, () => Answer> = {}) {
  const seen = fakeServer({
    [`GET /api/guests/${ID}`]: () => [200, aGuestRecord({ id: ID, ...changes })],
    ...others,
  });
  renderPage(<ConfirmationPage />, `/template/confirmation?guest=${ID}`);
  return seen;
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
      { position: 1, kind: 'deposit', dueOn: '2025-06-02', amountCents: 21_300, paidCents: 21_300 },
      { position: 2, kind: 'second', dueOn: '2025-07-07', amountCents: 42_500, paidCents: 0 },
      { position: 3, kind: 'final', dueOn: '2025-08-06', amountCents: 21_200, paidCents: 0 },
    ],
  });
  expect(await screen.findByRole('heading', { level: 1, name: /^You are on board/ })).toBeVisible();
  expect(screen.getByText('Next payment: $425 by July 7, 2025.')).toBeVisible();
});

it.each([
  [false, 'The group chat opens when your booking is paid in full.'],
  [true, 'Your login opens the group chat with everybody who sails.'],
])(
  'tells who has paid a part what opens the chat (with the deposit: %s)',
  async (opensWithDeposit, words) => {
    const part = {
      nextStep: 'pay_later',
      status: 'confirmed',
      paymentStatus: 'partial',
      amountPaid: 213,
    } as const;
    open(part, { 'GET /api/site': () => [200, aSite({ opensWithDeposit })] });
    expect(await screen.findByText(words)).toBeVisible();
    expect(document.body).not.toHaveTextContent('two hours');
  },
);

it.each([
  ['checkout', ['Cabin', 'Guests', 'Review and pay', 'Done']],
  ['booking_form', ['Your details', 'Payment', 'Done']],
  ['host', ['Your details', 'Payment', 'Done']],
] as const)('shows the steps of the way it was booked: %s', async (channel, names) => {
  open({ ...PAID, channel });
  await screen.findByRole('heading', { level: 1, name: /^You are on board/ });
  const steps = within(screen.getByRole('navigation', { name: 'Booking steps' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual(names.map((name) => `${name} (finished)`));
});

it.each([
  ['checkout', 'Review and pay'],
  ['booking_form', 'Payment'],
] as const)('stands at the payment until one has come: %s', async (channel, payment) => {
  open({ channel, nextStep: 'pay', status: 'pending_payment', paymentStatus: 'unpaid' });
  await screen.findByRole('heading', { level: 1, name: 'We are waiting for PayPal' });
  const steps = within(screen.getByRole('navigation', { name: 'Booking steps' })).getAllByRole('listitem');
  expect(steps.at(-2)).toHaveAttribute('aria-current', 'step');
  expect(steps.slice(-2).map((step) => step.textContent)).toEqual([
    expect.stringMatching(new RegExp(`${payment}$`)),
    expect.stringMatching(/Done$/),
  ]);
});

it.each([
  [1, 'A barge at a quay'],
  [2, 'The ship with lit balconies under way at sunset'],
])(
  'shows what the trip on sale shows first to who booked it, and to nobody else (trip %d)',
  async (id, alt) => {
    const barge = aSlide({ picture: 'own/Abcdefghijklmnopqrstu1', alt: 'A barge at a quay' });
    const trip = { ...aGuestRecord().trip, id };
    open(
      { ...PAID, trip },
      {
        'GET /api/trips/current': () => [200, aTrip()],
        // The other trip is not on sale.
        'GET /api/trips/current/front': () => (id === 1 ? [200, aFront({ slides: [barge] })] : [204]),
      },
    );
    expect(await screen.findByRole('img', { name: alt })).toBeInTheDocument();
  },
);

it('keeps what was read when it cannot be read again', async () => {
  let answer: Answer = [200, aGuestRecord({ id: ID, ...PAID })];
  fakeServer({ [`GET /api/guests/${ID}`]: () => answer });
  const queryClient = renderPage(<ConfirmationPage />, `/template/confirmation?guest=${ID}`);
  const welcome = await screen.findByRole('heading', { level: 1, name: /^You are on board/ });
  answer = [502];
  await readAgain(queryClient);
  expect(welcome).toBeVisible();
  expect(screen.getByText('GW123456')).toBeVisible();
});

it('leads to the login when the link has done its work', async () => {
  const ended: Answer = [410, { statusCode: 410, code: 'guest.link_ended', message: '' }];
  open({}, { [`GET /api/guests/${ID}`]: () => ended });
  expect(await screen.findByRole('heading', { level: 1, name: 'This link has ended' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
});

const AGAIN = `POST /api/guests/${ID}/login-mail`;
const sendAgain = () => screen.findByRole('button', { name: 'Send it again' });
const dashboard = () => screen.getByRole('link', { name: 'View Guest Dashboard' });

it('leads who has no session to the mail, and sends it again', async () => {
  const seen = open(PAID, { [AGAIN]: () => [204] });
  await userEvent.click(await sendAgain());
  expect(await screen.findByText(/It is on its way\./)).toBeVisible();
  expect(seen.filter(({ route }) => route === AGAIN)).toHaveLength(1);
  expect(dashboard()).toHaveClass('quiet');
});

it('says what the mask hides of signs that few addresses hold', async () => {
  open({ ...PAID, email: 'm***@example.com', unusualSigns: "'" });
  expect(await screen.findByText(/before the @ it holds/)).toHaveTextContent("before the @ it holds ':");
});

it('says how long to wait when it was asked for too often', async () => {
  const message = 'Too many attempts. Please try again in a minute.';
  open(PAID, { [AGAIN]: () => [429, { statusCode: 429, code: 'request.too_many', message }] });
  await userEvent.click(await sendAgain());
  expect(await screen.findByText(message)).toBeVisible();
});

it.each<[string, Answer, string | undefined]>([
  ['the buyer, once signed in, to the terms', signedIn(), '/guest/bookings/Bbcdefghijklmnopqrstu2/terms'],
  ['nobody else', VISITOR, undefined],
])('names the version of the terms that was agreed to, and leads %s', async (_, me, href) => {
  const own = { id: 'Bbcdefghijklmnopqrstu2', reference: aGuestRecord().reference };
  open(PAID, {
    'GET /api/auth/me': () => me,
    'GET /api/guest/payments': () => [200, { bookings: [own] }],
  });
  const version = () => screen.findByText('Version of June 1, 2025');
  await waitFor(async () => expect((await version()).closest('a')?.getAttribute('href')).toBe(href));
});

it('waits for PayPal with who is back before its notice, and leads back who did not pay', async () => {
  open({ nextStep: 'pay', status: 'pending_payment', paymentStatus: 'unpaid' });
  expect(await screen.findByRole('heading', { level: 1, name: 'We are waiting for PayPal' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to payment' })).toHaveAttribute(
    'href',
    `/template/payment/${ID}`,
  );
});

it.each([
  ['take_again', true, 'Your payment did not go through'],
  ['pay', true, 'Your payment did not go through'],
  ['take_again', false, 'No payment has reached us'],
] as const)(
  'waits no longer for a payment that is over: %s, failed %s',
  async (nextStep, hasPaymentFailed, heading) => {
    open({ nextStep, hasPaymentFailed, status: 'cancelled', paymentStatus: 'unpaid' });
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(screen.queryByText(/waiting for PayPal/)).not.toBeInTheDocument();
    // Nobody is told that nothing was charged where nobody knows.
    expect(screen.queryAllByText(/Nothing was charged/)).toHaveLength(hasPaymentFailed ? 1 : 0);
    expect(screen.getByRole('link', { name: 'Back to payment' })).toHaveAttribute(
      'href',
      `/template/payment/${ID}`,
    );
  },
);

it('asks nobody to pay again while money is on its way', async () => {
  open({ nextStep: 'confirming', status: 'pending_payment', paymentStatus: 'unpaid' });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'We are confirming your payment' }),
  ).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Back to payment' })).not.toBeInTheDocument();
});

it.each([
  ['cancelled', 'This booking is cancelled', 'See cabins and prices'],
  ['refund_due', 'A refund is on its way', 'See cabins and prices'],
  ['sold_out', 'Sold out', 'See cabins and prices'],
  ['price_changed', 'The price or the terms have changed', 'See cabins and prices'],
  ['departed', 'This trip has departed', 'See all trips'],
  ['called_off', 'This trip was called off', 'See all trips'],
  ['waitlist', 'You are on the waiting list', 'See cabins and prices'],
] as const)('says of a booking that is %s: %s, and shows the ways on: %s', async (nextStep, heading, way) => {
  open({ nextStep, status: 'cancelled', paymentStatus: 'unpaid' });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(screen.getByRole('link', { name: way })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toBeVisible();
  expect(screen.getByText(/and name the reference/)).toBeVisible();
});

it('names who organises the trip that was booked', async () => {
  const organiser = { name: 'Lantern Tours', address: '1 Quay Street', registration: '' };
  open({ ...PAID, trip: { ...aGuestRecord().trip, organiser } });
  const label = await screen.findByText('Trip organised by');
  expect(label.nextSibling).toHaveTextContent('Lantern Tours, 1 Quay Street.');
});
