import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../testing/fakeServer';
import { signedIn } from '../../testing/guestArea';
import { aHostBooking } from '../../testing/hostBooking';
import { aHostedTrip } from '../../testing/hostTrips';
import { renderPage } from '../../testing/renderPage';
import { ExtrasPart } from './ExtrasPart';

const [bufadora, drinks] = aHostBooking().offers;
const ofOne = {
  id: 4,
  kind: 'excursion',
  title: 'La Bufadora and the market',
  travellers: 1,
  priceCents: 8_900,
  settledOnBoard: false,
  addedAt: '2025-06-02T17:00:00Z',
} as const;

function open(changes: Parameters<typeof aHostBooking>[0] = {}, more: Parameters<typeof fakeServer>[0] = {}) {
  const seen = fakeServer({
    'GET /api/auth/me': () => signedIn({ role: 'host' }),
    'GET /api/host/me': () => [200, { trips: [aHostedTrip()], mayApproveHosts: true }],
    ...more,
  });
  renderPage(<ExtrasPart booking={aHostBooking(changes)} />, '/host/bookings/1');
  return seen;
}

it('adds an extra of the trip', async () => {
  open();
  expect(await screen.findByRole('button', { name: 'Add an extra' })).toBeVisible();
});

it('says so where the trip has none, and asks for nothing', async () => {
  open({ offers: [] });
  expect(await screen.findByText(/^This trip has no extras to add\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add an extra' })).toBeNull();
});

it('offers to the one of two who has none what the other has, at the price of one', async () => {
  const forOther = { ...bufadora!, travellers: 1, priceCents: 8_900 };
  open({ addOns: [ofOne], offers: [forOther, { ...drinks!, travellers: 0, priceCents: 0 }] });
  expect(screen.getByText('On the booking’s bill, for one of two')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Add an extra' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'La Bufadora and the market, $89',
  ]);
  expect(screen.getByText('The price is for one traveller: the other one has it.')).toBeVisible();
});

it('offers nothing where everybody has everything', async () => {
  open({ offers: [{ ...drinks!, travellers: 0, priceCents: 0 }] });
  expect(await screen.findByText('Everybody on this booking has all extras of the trip.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add an extra' })).toBeNull();
});

it('sends what was shown, and says it when that is another price by now', async () => {
  const ADD = `POST /api/host/bookings/${aHostBooking().id}/add-ons`;
  const message = 'The price is $180 now. Please look at it again.';
  const seen = open({}, { [ADD]: () => [409, { statusCode: 409, code: 'add_on.price_changed', message }] });
  await userEvent.click(await screen.findByRole('button', { name: 'Add an extra' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText(message)).toBeVisible();
  const sent = seen.filter(({ route }) => route === ADD).map(({ body }) => body);
  expect(sent).toEqual([{ code: 'bufadora', settledOnBoard: false, shownCents: 17_800 }]);
});
