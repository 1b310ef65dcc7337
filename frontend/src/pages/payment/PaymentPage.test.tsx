import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { TERMS_VERSION } from '../../../../backend/contracts/terms-version';
import type { GuestRecord } from '../../api/guest';
import { createQueryClient } from '../../api/queryClient';
import { formatLongDay } from '../../lib/time/dates';
import { aGuestRecord } from '../../testing/bookings';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { isOff } from '../../testing/isOff';
import { nothingNear } from '../../testing/nothingNear';
import Toasts from '../../ui/Toasts';
import PaymentPage from './PaymentPage';

const ID = 'Abcdefghijklmnopqrstu1';
const RECORD = `GET /api/guests/${ID}`;
const FORM = `POST /api/guests/${ID}/payment-form`;
const RECHECK = `PUT /api/guests/${ID}/payment`;

beforeEach(() => {
  sessionStorage.clear();
  // The page prepares PayPal when its button comes near, which is of no interest here.
  nothingNear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

function open(record: Answer, others: Record<string, () => Answer> = {}) {
  const seen = fakeServer({ [RECORD]: () => record, ...others });
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
  return seen;
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const checkAgain = () => screen.queryByRole('button', { name: 'I have paid, check again' });

it('says that nobody is known by this link', async () => {
  open([404, { statusCode: 404, code: 'guest.not_found', message: '' }]);
  expect(screen.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
  expect(await heading('Guest Not Found')).toBeVisible();
  expect(screen.getByText(/The guest registration could not be found\./)).toBeVisible();
});

it('leads to the login when the link has done its work', async () => {
  open([410, { statusCode: 410, code: 'guest.link_ended', message: '' }]);
  expect(await heading('This link has ended')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
});

it('shows the booking and both ways to pay; the button says what is charged', async () => {
  open([200, aGuestRecord()]);
  expect(isOff(await screen.findByRole('button', { name: 'Pay $808 today' }))).toBe(false);
  const summary = screen.getByRole('region', { name: 'Booking summary' });
  expect(summary).toHaveTextContent('Quinn S., q***@example.com');
  expect(summary).toHaveTextContent('Taxes and fees included ($91.07)');
  expect(screen.getByText(/10:30 AM PT$/)).toBeVisible();
  expect(checkAgain()).not.toBeInTheDocument();

  const deposit = screen.getByRole('radio', { name: /25% deposit/ });
  expect(deposit).toHaveAccessibleName(/\$213 today, then \$425 by Mon, Jul 7 and \$212 by Wed, Aug 6/);
  await userEvent.click(deposit);
  expect(isOff(screen.getByRole('button', { name: 'Pay $213 today' }))).toBe(false);
  expect(within(summary).queryByText(/5% off/)).not.toBeInTheDocument();
});

it.each<[GuestRecord['nextStep'], string]>([
  ['confirming', 'We are confirming your payment'],
  ['nothing', 'Already paid'],
  ['sold_out', 'Sold out'],
  ['price_changed', 'The price or the terms have changed'],
  ['departed', 'This trip has departed'],
  ['refund_due', 'A refund is on its way'],
  ['cancelled', 'Booking cancelled'],
  ['waitlist', 'You are on the waiting list'],
])('has nothing to press for a booking that is %s', async (nextStep, name) => {
  open([200, aGuestRecord({ nextStep, plans: [], dueNowCents: 0 })]);
  expect(await heading(name)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
});

const BEGUN = {
  nextStep: 'pay_later',
  plans: [],
  dueNowCents: 0,
  amountPaid: 213,
  remainingAmount: 637,
  schedule: [
    { position: 1, kind: 'deposit', dueOn: '2025-06-02', amountCents: 21_300, paidCents: 21_300 },
    { position: 2, kind: 'second', dueOn: '2025-07-07', amountCents: 42_500, paidCents: 0 },
    { position: 3, kind: 'final', dueOn: '2025-08-06', amountCents: 21_200, paidCents: 0 },
  ],
} satisfies Partial<GuestRecord>;

it('lets a guest who is up to date pay the next part, all that is left, or an amount of their own', async () => {
  open([200, aGuestRecord(BEGUN)]);
  expect(await heading('You are up to date')).toBeVisible();
  expect(
    screen.getByRole('radio', { name: /The next payment \$425, not due until July 7, 2025/ }),
  ).toBeChecked();
  expect(isOff(screen.getByRole('button', { name: 'Pay $425 today' }))).toBe(false);
  const summary = screen.getByRole('region', { name: 'Booking summary' });
  expect(summary).toHaveTextContent('Paid ahead today$425');
  expect(summary).not.toHaveTextContent('payable today');
  await userEvent.click(screen.getByRole('radio', { name: /Everything that is left \$637/ }));
  expect(isOff(screen.getByRole('button', { name: 'Pay $637 today' }))).toBe(false);
  await userEvent.click(screen.getByRole('radio', { name: /Another amount/ }));
  await userEvent.type(screen.getByLabelText('Amount in dollars'), '99.5');
  expect(isOff(screen.getByRole('button', { name: 'Pay $99.50 today' }))).toBe(false);
});

it('says which amounts can be paid, and asks PayPal nothing about another one', async () => {
  open([200, aGuestRecord(BEGUN)]);
  await userEvent.click(await screen.findByRole('radio', { name: /Another amount/ }));
  const amount = screen.getByLabelText('Amount in dollars');
  await userEvent.type(amount, '638');
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
  expect(amount).toHaveAccessibleDescription(/Enter an amount from \$10 to \$637/);
  expect(amount).toBeInvalid();
  expect(amount).toHaveFocus();
  await userEvent.clear(amount);
  expect(amount).toBeValid();
});

it('takes the price of one payment in one, where everything that was paid of it has gone back', async () => {
  const gone = {
    ...BEGUN,
    nextStep: 'pay',
    paymentType: 'full',
    dueNowCents: 80_800,
    amountPaid: 0,
  } as const;
  open([200, aGuestRecord({ ...gone, remainingAmount: 808 })]);
  await userEvent.click(await screen.findByRole('radio', { name: /Another amount/ }));
  const amount = screen.getByLabelText('Amount in dollars');
  await userEvent.type(amount, '100');
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
  expect(amount).toHaveAccessibleDescription(/Enter an amount from \$808 to \$808/);
});

it('asks who has not agreed to the terms yet, and tells the server which version it was', async () => {
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  const form = { action: 'https://www.paypal.example/cgi-bin/webscr', fields: {} };
  const seen = open([200, aGuestRecord({ id: ID, termsVersion: null })], { [FORM]: () => [200, form] });
  expect(
    await screen.findByText(`Version of ${formatLongDay(TERMS_VERSION)}`, { exact: false }),
  ).toBeVisible();
  const box = screen.getByRole('checkbox', { name: /agree/ });
  expect(box).not.toBeChecked();
  for (const name of ['Pay $808 today', 'Pay on PayPal’s website']) {
    await userEvent.click(screen.getByRole('button', { name }));
    expect(box).toHaveFocus();
    expect(box).toHaveAccessibleDescription('Please agree to the terms before you pay');
  }
  expect(submit).not.toHaveBeenCalled();
  await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: 'Pay on PayPal’s website' }));
  expect(isOff(await screen.findByRole('button', { name: 'Going to PayPal...' }))).toBe(true);
  const sent = seen.find(({ route }) => route === FORM)?.body;
  expect(sent).toMatchObject({ option: 'full', termsVersion: TERMS_VERSION, ownTermsShown: false });
});

it('says who sleeps in the cabin, not how many it is for, and that it loads', async () => {
  open([200, aGuestRecord({ occupancy: 'double', travellers: 1 })]);
  expect(screen.getByText('Loading your booking...')).toBeVisible();
  expect(await screen.findByText('Double occupancy, one traveller')).toBeVisible();
});

it('asks nobody twice', async () => {
  open([200, aGuestRecord()]);
  expect(await heading('Complete your payment')).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

it('offers an ended hold again while there are places', async () => {
  open([200, aGuestRecord({ nextStep: 'take_again', heldUntil: null })]);
  expect(await heading('Your hold has ended')).toBeVisible();
  expect(isOff(screen.getByRole('button', { name: 'Pay $808 today' }))).toBe(false);
});

it('goes to PayPal with the very form the server made, for the plan chosen', async () => {
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  const fields = { cmd: '_xclick', amount: '213.00', custom: `guest_${ID}_deposit` };
  const form = { action: 'https://www.paypal.example/cgi-bin/webscr', fields };
  const seen = open([200, aGuestRecord({ id: ID })], { [FORM]: () => [200, form] });
  await userEvent.click(await screen.findByRole('radio', { name: /25% deposit/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Pay on PayPal’s website' }));
  expect(isOff(await screen.findByRole('button', { name: 'Going to PayPal...' }))).toBe(true);
  expect(seen.find(({ route }) => route === FORM)?.body).toEqual({ option: 'deposit', tripVersion: 1 });
  const posted = submit.mock.contexts[0] as HTMLFormElement;
  expect([posted.method, posted.action]).toEqual(['post', form.action]);
  expect(Object.fromEntries(new FormData(posted))).toEqual(fields);
});

it('asks PayPal again for whoever has paid, and shows the truth', async () => {
  const paid = aGuestRecord({ nextStep: 'nothing', plans: [], amountPaid: 808, paymentStatus: 'paid' });
  open([200, aGuestRecord({ isOrderOpen: true })], { [RECHECK]: () => [200, paid] });
  await userEvent.click(await screen.findByRole('button', { name: 'I have paid, check again' }));
  expect(await screen.findByText('Payment Status Updated')).toBeVisible();
  expect(screen.getByText('Payment information has been recorded.')).toBeVisible();
  expect(await heading('Already paid')).toBeVisible();
});

it('lets a buyer ask about the payment of a share, without saying that it was theirs', async () => {
  open([200, aGuestRecord({ ...BEGUN, nextStep: 'confirming', isShareUnderWay: true })]);
  expect(await heading('A share is being paid')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible();
  expect(checkAgain()).not.toBeInTheDocument();
});
