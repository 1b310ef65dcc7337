import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GuestExtras } from '../../api/money';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import { ExtrasPanel } from './ExtrasPanel';
import { BOOKING, guest, user } from './testing';

const LIST = `/api/guest/bookings/${BOOKING}/extras`;
const kayak = {
  code: 'kayak',
  kind: 'excursion' as const,
  title: 'Sea kayaking',
  travellers: 2,
  priceCents: 19_800,
  canAdd: true,
};
const drinks = {
  id: 4,
  title: 'Drinks',
  travellers: 1,
  priceCents: 17_700,
  settledOnBoard: false,
  canTakeOff: true,
};

function open(extras: GuestExtras, more: Record<string, () => Answer> = {}) {
  const seen = fakeServer({
    'GET /api/auth/me': () => [200, { user, guest }],
    [`GET ${LIST}`]: () => [200, extras],
    ...more,
  });
  renderPage(<ExtrasPanel bookingId={BOOKING} />, '/');
  return seen;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('adds an extra at the price that is shown, after asking', async () => {
  const offers = [{ ...kayak, placesLeft: 3 }];
  const added = (): Answer => [200, { extras: [], offers: [] }];
  const seen = open({ extras: [], offers }, { [`POST ${LIST}`]: added });
  expect(await screen.findByText('$198 for 2 travellers, 3 places left')).toBeVisible();
  await press('Add Sea kayaking');
  await press('Add it for $198');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const posted = seen.find(({ route }) => route === `POST ${LIST}`);
  expect(posted?.body).toEqual({ code: 'kayak', priceCents: 19_800 });
});

it('offers no button for what has too few places left, and says what is paid on board', async () => {
  const onBoard = { ...drinks, settledOnBoard: true, canTakeOff: false };
  open({ extras: [onBoard], offers: [{ ...kayak, placesLeft: 1, canAdd: false }] });
  expect(await screen.findByText('$198 for 2 travellers, only one place left')).toBeVisible();
  expect(screen.getByText('$177 for one traveller, paid on board')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('takes an extra off, and says why that was refused', async () => {
  const message = 'This extra is paid already. Please write to your host.';
  const refusal = { statusCode: 409, code: 'add_on.paid_by_you', message };
  open({ extras: [drinks], offers: [] }, { [`DELETE ${LIST}/4`]: () => [409, refusal] });
  await press('Take Drinks off');
  await press('Take it off');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Take Drinks off?' })).toBeVisible();
});

it('asks for the price anew that has changed since it was shown', async () => {
  const prices = [19_800, 20_000];
  const offers = () => [
    { ...kayak, priceCents: prices.length > 1 ? prices.shift()! : prices[0]!, placesLeft: null },
  ];
  const message = 'The price is $200 now. Please look at it again.';
  const seen = open(
    { extras: [], offers: [] },
    {
      [`GET ${LIST}`]: () => [200, { extras: [], offers: offers() }],
      [`POST ${LIST}`]: () => [409, { statusCode: 409, code: 'add_on.price_changed', message }],
    },
  );
  await press('Add Sea kayaking');
  await press('Add it for $198');
  expect(await screen.findByText(message)).toBeVisible();
  await press('Add it for $200');
  const sent = seen.filter(({ route }) => route === `POST ${LIST}`).map(({ body }) => body);
  await waitFor(() => expect(sent.length).toBeGreaterThan(0));
  expect(seen.filter(({ route }) => route === `POST ${LIST}`).at(-1)?.body).toMatchObject({
    priceCents: 20_000,
  });
});

it('shows nothing where there is nothing to have', async () => {
  const seen = open({ extras: [], offers: [] });
  await waitFor(() => expect(seen.some(({ route }) => route === `GET ${LIST}`)).toBe(true));
  expect(screen.queryByRole('heading', { name: 'Extras' })).toBeNull();
});
