import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { STOCK_CABINS } from '../../../../backend/contracts/stock-cabins';
import type { ChangeCabins, HostCabins } from '../../api/host/hostTripPages';
import { hostPaths } from '../../lib/hostPaths';
import { PATTERNS } from '../../lib/paths';
import { fakeServer } from '../../testing/fakeServer';
import { aHostCabins, AN_OWNER, anOwnPicture, aWrittenTrip } from '../../testing/hostPages';
import { renderPage } from '../../testing/renderPage';
import HostCabinsPage from './HostCabinsPage';

const SAVE = 'PUT /api/host/trips/1/cabins';

function open(cabins: HostCabins, trip = aWrittenTrip()) {
  const seen = fakeServer({
    'GET /api/auth/me': () => [200, { user: AN_OWNER, guest: null }],
    'GET /api/host/trips/1': () => [200, trip],
    'GET /api/host/trips/1/pictures': () => [200, [anOwnPicture()]],
    'GET /api/host/trips/1/cabins': () => [200, cabins],
    [SAVE]: (body) => [200, { ...cabins, ...(body as ChangeCabins), version: cabins.version + 1 }],
  });
  renderPage(<HostCabinsPage />, hostPaths.tripCabins(1), PATTERNS.hostTripCabins);
  return () => seen.filter(({ route }) => route === SAVE).map(({ body }) => body as ChangeCabins);
}

const part = (name: string) => within(screen.getByRole('region', { name }));
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const [, , balcony] = aWrittenTrip().cabins;
const name = balcony!.name;

it('saves a picture that was handed in, and every other as it stands', async () => {
  const sent = open(aHostCabins());
  await press(`Choose a picture for the room, ${name}`);
  await userEvent.click(await screen.findByRole('radio', { name: /Own picture 1/ }));
  await press('Use this picture');
  const [words] = part(name).getAllByLabelText('The picture in words');
  fireEvent.change(words!, { target: { value: 'Two bunks' } });
  await press('Save');
  await waitFor(() => expect(sent()).toHaveLength(1));
  const { inside, oceanview, balcony: before } = aHostCabins();
  const room = { picture: 'own/abcdefghijklmnopqrstuv', alt: 'Two bunks' };
  expect(sent()[0]).toEqual({ inside, oceanview, balcony: { ...before, room }, version: 1 });
});

it('asks for no picture of a cabin that is neither sold nor booked', async () => {
  const trip = aWrittenTrip();
  const cabins = trip.cabins.map((cabin) => ({ ...cabin, isSold: cabin.type === 'oceanview' }));
  open(aHostCabins({ ...STOCK_CABINS, version: 0, versions: [] }), { ...trip, cabins });
  expect(await screen.findByText(/^Nobody has written this yet\./)).toBeVisible();
  expect(screen.getAllByLabelText('The picture in words')).toHaveLength(4);
  expect(screen.getByRole('region', { name: 'Cabin 3, not sold any more' })).toBeVisible();
});

it('is seen by a co-host', async () => {
  open(aHostCabins({ isOwner: false }));
  expect(await screen.findByText('Our suite')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});
