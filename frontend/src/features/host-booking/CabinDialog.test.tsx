import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CabinChange } from '../../api/host/hostBooking';
import { aQuote } from '../../testing/bookings';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { isOff } from '../../testing/isOff';
import { aHostBooking } from '../../testing/hostBooking';
import { renderPage } from '../../testing/renderPage';
import { CabinDialog } from './CabinDialog';

const booking = aHostBooking();
const QUOTE = `POST /api/host/bookings/${booking.id}/cabin/quote`;
const CHANGE = `PUT /api/host/bookings/${booking.id}/cabin`;
const aChange = (changes: Partial<CabinChange> = {}): CabinChange => ({
  cabinName: 'Inside Cabin',
  quote: aQuote({ payableCents: 138_300 }),
  payableBeforeCents: 191_500,
  differenceCents: -53_200,
  addOnsCents: 0,
  owedCents: 0,
  overpaidCents: 53_200,
  dueOn: null,
  ...changes,
});

it('shows what it comes to, and sends that with what becomes of what was paid too much', async () => {
  const seen = fakeServer({ [QUOTE]: () => [200, aChange()], [CHANGE]: () => [204] });
  renderPage(<CabinDialog booking={booking} onClose={() => undefined} />, '/');
  await userEvent.click(await screen.findByRole('radio', { name: 'Keep it as a credit on this booking' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'They asked');
  await userEvent.click(screen.getByRole('button', { name: 'Change the cabin, keep $532 as a credit' }));
  expect(seen.find(({ route }) => route === CHANGE)?.body).toEqual({
    cabinType: 'inside',
    occupancy: 'double',
    differenceCents: -53_200,
    overpaid: 'credit',
    refundCents: 0,
    reason: 'They asked',
  });
});

it('shows the right figure for a new decision when the price has changed meanwhile', async () => {
  const figures = [20_000, 30_000].map((differenceCents) => aChange({ differenceCents, overpaidCents: 0 }));
  const message = 'The change comes to $300 more now. Please look at it again.';
  fakeServer({
    [QUOTE]: () => [200, figures.shift()],
    [CHANGE]: () => [409, { statusCode: 409, code: 'cabin.price_changed', message }],
  });
  renderPage(<CabinDialog booking={booking} onClose={() => undefined} />, '/');
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'They asked');
  await userEvent.click(await screen.findByRole('button', { name: 'Change the cabin for $200 more' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(isOff(await screen.findByRole('button', { name: 'Change the cabin for $300 more' }))).toBe(false);
});

it('says nothing of changing before somebody has pressed, and offers another try when no price came', async () => {
  const answers: Answer[] = [
    [409, { statusCode: 409, code: 'x', message: 'Not now.' }],
    [200, aChange({ differenceCents: 20_000, overpaidCents: 0 })],
  ];
  let tell = (): void => undefined;
  const first = new Promise<void>((resolve) => (tell = resolve));
  fakeServer({
    [QUOTE]: async () => {
      await first;
      return answers.shift() ?? [404];
    },
  });
  renderPage(<CabinDialog booking={booking} onClose={() => undefined} />, '/');
  expect(isOff(screen.getByRole('button', { name: 'Change the cabin' }))).toBe(true);
  tell();
  expect(await screen.findByText('Not now.')).toBeVisible();
  expect(isOff(screen.getByRole('button', { name: 'Change the cabin' }))).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  const button = await screen.findByRole('button', { name: 'Change the cabin for $200 more' });
  expect(isOff(button)).toBe(false);
});

it('keeps the focus on its button while a price that has changed is read again', async () => {
  let tell = (): void => undefined;
  const second = new Promise<Answer>(
    (resolve) => (tell = () => resolve([200, aChange({ differenceCents: 30_000, overpaidCents: 0 })])),
  );
  const answers = [[200, aChange({ differenceCents: 20_000, overpaidCents: 0 })] as Answer, second];
  const seen = fakeServer({
    [QUOTE]: () => answers.shift() ?? [404],
    [CHANGE]: () => [409, { statusCode: 409, code: 'cabin.price_changed', message: 'Look again.' }],
  });
  renderPage(<CabinDialog booking={booking} onClose={() => undefined} />, '/');
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'They asked');
  await userEvent.click(await screen.findByRole('button', { name: 'Change the cabin for $200 more' }));
  await waitFor(() => expect(answers).toHaveLength(0));
  expect(screen.getByRole('button', { name: 'Changing...' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Changing...' })).toBeEnabled();
  tell();
  expect(await screen.findByRole('button', { name: 'Change the cabin for $300 more' })).toHaveFocus();
  expect(screen.getByText('Look again.')).toBeVisible();
  expect(seen.filter(({ route }) => route === QUOTE)).toHaveLength(2);
});
