import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GuestShare, GuestShares } from '../../../api/shares';
import { pause } from '../../../lib/time/pause';
import { type Answer, fakeServer } from '../../../testing/fakeServer';
import { renderPage } from '../../../testing/renderPage';
import { BOOKING, guest, NO_SHARES, user } from '../testing';
import { SharesPanel } from './SharesPanel';
import { obstacleOf, stateOf } from './shareWords';

const LIST = `/api/guest/bookings/${BOOKING}/shares`;
const eves: GuestShare = {
  id: 'Sbcdefghijklmnopqrstu6',
  name: 'Eve Mate',
  amountCents: 20_000,
  state: 'open',
  paidOn: null,
  returnedCents: 0,
  returnedOn: null,
  isHeldBack: false,
  endsOn: '2025-08-01',
  url: 'https://cruise.example/pay/eve',
};
const canAsk: GuestShares = {
  ...NO_SHARES,
  companions: ['Lee Sample'],
  obstacle: null,
  leastCents: 1_000,
  mostCents: 63_700,
  evenCents: 31_850,
};

function open(answers: GuestShares[], more: Record<string, () => Answer | Promise<Answer>> = {}) {
  let reads = 0;
  const seen = fakeServer({
    'GET /api/auth/me': () => [200, { user, guest }],
    [`GET ${LIST}`]: () => [200, answers[Math.min(reads++, answers.length - 1)]],
    ...more,
  });
  renderPage(<SharesPanel bookingId={BOOKING} />, '/');
  return seen;
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

it('asks a traveller for their even part, and shows the link that came of it', async () => {
  const after = { ...canAsk, shares: [eves], mostCents: 43_700 };
  const seen = open([canAsk, after], {
    [`POST ${LIST}`]: () => [201, eves],
    // Something else is read for longer: the list has the share before the dialog has heard of it.
    'GET /api/auth/me': async () => {
      await pause(50);
      return [200, { user, guest }];
    },
  });
  await press('Ask for a share');
  expect(screen.getByRole('combobox', { name: 'Who is to pay?' })).toHaveValue('Lee Sample');
  expect(screen.getByLabelText('Amount in US dollars')).toHaveValue('318.50');
  await press('Make a link for $318.50');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = seen.find(({ route }) => route === `POST ${LIST}`);
  expect(sent?.body).toEqual({ name: 'Lee Sample', amountCents: 31_850 });
  expect(sent?.key).toBeDefined();
  // The new link stands in its line with the focus, marked to be copied.
  const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'The link for Eve Mate' });
  expect(link).toHaveValue('https://cruise.example/pay/eve');
  expect(link).toHaveFocus();
  expect(link.selectionEnd).toBe(link.value.length);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

it('asks somebody else by name, and says what is wrong with name and amount', async () => {
  const seen = open([{ ...canAsk, companions: [] }], { [`POST ${LIST}`]: () => [201, eves] });
  await press('Ask for a share');
  const amount = screen.getByLabelText('Amount in US dollars');
  await userEvent.clear(amount);
  await userEvent.type(amount, '9');
  await press('Make a link');
  expect(screen.getByText('Name must be at least 2 characters')).toBeVisible();
  expect(screen.getByText('Enter an amount from $10 to $637')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Their name'), 'Eve Mate');
  await userEvent.clear(amount);
  await userEvent.type(amount, '200');
  await press('Make a link for $200');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = seen.filter(({ route }) => route === `POST ${LIST}`).map(({ body }) => body);
  expect(sent).toEqual([{ name: 'Eve Mate', amountCents: 20_000 }]);
});

it('lists how each share stands, and copies the link of an open one again', async () => {
  const writeText = jest.fn(async () => undefined);
  Object.assign(navigator, { clipboard: { writeText } });
  const paid: GuestShare = { ...eves, id: 'P', name: 'Pat', state: 'paid', paidOn: '2025-06-03', url: null };
  open([{ ...canAsk, shares: [eves, paid] }]);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent('Eve MateNot paid yet, can be paid until August 1, 2025$200');
  expect(second).toHaveTextContent('PatPaid on June 3, 2025$200');
  expect(within(second!).queryByRole('button')).toBeNull();
  await press('Copy the link for Eve Mate');
  expect(writeText).toHaveBeenCalledWith('https://cruise.example/pay/eve');
});

it('shows the link of an open share, and marks it where the browser copies nothing', async () => {
  Object.assign(navigator, { clipboard: { writeText: () => Promise.reject(new Error('Not allowed')) } });
  open([{ ...canAsk, shares: [eves] }]);
  const link = () => screen.queryByRole('textbox', { name: 'The link for Eve Mate' });
  await press('Copy the link for Eve Mate');
  expect(await screen.findByText(/^Not copied/)).toBeVisible();
  expect(link()).toHaveFocus();
  expect(link()).toHaveAttribute('readonly');
  await press('Show the link for Eve Mate');
  expect(link()).toBeNull();
  await press('Show the link for Eve Mate');
  expect(link()).toHaveValue('https://cruise.example/pay/eve');
});

it('promises no more than a link keeps', async () => {
  open([canAsk]);
  const about = await screen.findByText(/^Ask others to pay their part by a link/);
  expect(about).toHaveTextContent('Once less is left to pay than you asked for, the link takes what is left');
  expect(about).not.toHaveTextContent('nothing of your other payments');
});

it('withdraws a share after asking, and says why that was refused', async () => {
  const refusal = { statusCode: 409, code: 'share.paid', message: 'This share is paid already.' };
  open([{ ...canAsk, shares: [eves] }], { [`DELETE ${LIST}/${eves.id}`]: () => [409, refusal] });
  await press('Withdraw the share of Eve Mate');
  await press('Withdraw it');
  expect(await screen.findByText('This share is paid already.')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Withdraw the share of Eve Mate?' })).toBeVisible();
});

it('lets a buyer stop waiting for a share that PayPal holds back, and for no other that is being confirmed', async () => {
  const confirming: GuestShare = { ...eves, id: 'C', name: 'Pat', state: 'confirming' };
  const held: GuestShare = { ...eves, state: 'confirming', isHeldBack: true };
  open([{ ...canAsk, shares: [held, confirming] }]);
  expect(await screen.findByText(/^PayPal holds the payment back, and others wait for it/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Withdraw the share of Pat' })).toBeNull();
  await press('Withdraw the share of Eve Mate');
  expect(screen.getByText(/Should it come all the same, it counts/)).toBeVisible();
});

it('says why nobody can be asked now, and is not there where there is nothing to share', async () => {
  open([{ ...NO_SHARES, obstacle: 'not_yet' }]);
  expect(
    await screen.findByText(/^Others can pay a share once you have made the first payment/),
  ).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect([obstacleOf('settled'), obstacleOf('cancelled')]).toEqual([null, null]);
  // Also long after the trip.
  expect(obstacleOf('too_late')).toMatch(/^A share can be paid until the day before the trip begins/);
});

it.each([
  ['confirming', 'Being confirmed'],
  [
    'waits',
    'Not paid yet: it waits for another payment of the booking, and can be paid until August 1, 2025',
  ],
  ['withdrawn', 'Withdrawn'],
  ['ended', 'Ended, could be paid until August 1, 2025'],
  ['cancelled', 'Not paid, and not asked any more'],
  ['partly_returned', 'Paid on June 3, 2025, $50 of it went back on June 9, 2025'],
  ['returned', 'Paid on June 3, 2025, and went back on June 9, 2025'],
  ['settled', 'Not paid, and nothing is left to pay'],
] as const)('a share that is %s is told as: %s', (state, words) => {
  const wentBack = { paidOn: '2025-06-03', returnedCents: 5_000, returnedOn: '2025-06-09' };
  expect(stateOf({ ...eves, ...wentBack, state })).toBe(words);
});
