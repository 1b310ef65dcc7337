import { USUAL_CANCELLATION } from '../../../../backend/contracts/cancellation-policy';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PATTERNS, paths } from '../../lib/paths';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import CancellationPage from './CancellationPage';

const ID = 'Abcdefghijklmnopqrstu1';
const TERMS = `GET /api/guest/bookings/${ID}/cancellation`;
const CANCEL = `POST /api/guest/bookings/${ID}/cancellation`;
const user = { id: 1, username: 'quinn', email: 'q@example.com', firstName: 'Quinn', lastName: 'Sample' };
const me = { user: { ...user, role: 'guest' }, guest: null };
const terms = {
  case: 'step',
  percent: 100,
  policy: USUAL_CANCELLATION,
  paidCents: 85_000,
  depositCents: 21_300,
  keptCents: 21_300,
  refundCents: 63_700,
  toOthersCents: 0,
  daysBeforeDeparture: 80,
  countsFrom: null,
  validUntil: '2025-07-07',
};

function open(cancel: () => Answer = () => [404], changes: object = {}) {
  const seen = fakeServer({
    'GET /api/auth/me': () => [200, me],
    [TERMS]: () => [200, { ...terms, ...changes }],
    [CANCEL]: cancel,
  });
  renderPage(<CancellationPage />, paths.guestCancellation(ID), PATTERNS.guestCancellation);
  return seen;
}
const confirm = () => screen.findByRole('button', { name: 'Cancel and get $637 back' });

it('shows the calculation with its dates before anything happens', async () => {
  const seen = open();
  await confirm();
  const sheet = screen.getByRole('region', { name: 'If you cancel today' });
  expect(sheet).toHaveTextContent(/Paid for this booking\$850Kept: the deposit-\$213You get back\$637/);
  expect(sheet).toHaveTextContent('This figure stands until July 7, 2025; after that it is less.');
  expect(sheet).toHaveTextContent('30 to 59 days before departure: Half of what you paid beyond the deposit');
  expect(seen.map(({ route }) => route)).not.toContain(CANCEL);
});

it('asks for an explicit yes, and then ends the booking with the figure that was shown', async () => {
  const seen = open(() => [
    200,
    { refundCents: 63_700, keptCents: 21_300, toOthersCents: 0, byHostCents: 40_000 },
  ]);
  await userEvent.click(await confirm());
  const box = screen.getByRole('checkbox');
  expect(box).toHaveFocus();
  expect(box).toHaveAccessibleDescription('Please tick the box to confirm.');
  await userEvent.click(box);
  await userEvent.type(screen.getByLabelText(/Why do you cancel/), 'A new job');
  await userEvent.click(await confirm());
  expect(await screen.findByRole('heading', { level: 1, name: 'Your booking is cancelled' })).toBeVisible();
  // What came in cash the host gives back, not PayPal.
  const back = /\$237 are on their way back.*Your host gives \$400 back/;
  expect(screen.getByText(back)).toBeVisible();
  const sent = seen.find(({ route }) => route === CANCEL);
  expect(sent?.body).toEqual({ refundCents: 63_700, reason: 'A new job' });
});

it('says when the figure has changed meanwhile, and keeps the booking', async () => {
  const message = 'The refund is $318 now. Please look at it again.';
  open(() => [409, { statusCode: 409, code: 'cancellation.changed', message }]);
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.click(await confirm());
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Keep my booking' })).toBeVisible();
});

it.each([
  [63_700, 'Cancel and get nothing back', '$0', '$637'],
  [20_000, 'Cancel and get $437 back', '$437', '$200'],
])(
  'tells the buyer what goes to who paid shares: %i cents',
  async (toOthersCents, button, toBuyer, toOthers) => {
    const result = { refundCents: 63_700, keptCents: 21_300, byHostCents: 0, toOthersCents };
    const seen = open(() => [200, result], { toOthersCents });
    expect(await screen.findByRole('button', { name: button })).toBeVisible();
    const sheet = screen.getByRole('region', { name: 'If you cancel today' });
    expect(sheet).toHaveTextContent(`Goes back$637To you${toBuyer}To who paid shares${toOthers}`);
    expect(sheet).not.toHaveTextContent('You get back');
    expect(sheet).toHaveTextContent('What was paid last goes back first, each payment to who made it.');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: button }));
    const split = `$637 goes back: ${toBuyer} to you, ${toOthers} to who paid shares. We write to you as soon as it has gone.`;
    expect(await screen.findByText(split)).toBeVisible();
    expect(seen.find(({ route }) => route === CANCEL)?.body).toMatchObject({ refundCents: 63_700 });
  },
);

it('says what of the buyer’s own their host gives back', async () => {
  const result = { refundCents: 63_700, keptCents: 21_300, byHostCents: 10_000, toOthersCents: 20_000 };
  open(() => [200, result], { toOthersCents: 20_000 });
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel and get $437 back' }));
  expect(await screen.findByText(/Of yours your host gives \$100 back/)).toBeVisible();
});
