import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { drawnDraftOptions } from '../../api/draft';
import { createQueryClient } from '../../api/queryClient';
import { tripKey } from '../../api/trip';
import { aQuote, aTrip } from '../../testing/bookings';
import { aDraft } from '../../testing/drafts';
import { fakeServer } from '../../testing/fakeServer';
import { nothingNear } from '../../testing/nothingNear';
import { renderPage } from '../../testing/renderPage';
import CheckoutPage from './CheckoutPage';

/** The checkout at an address, of a draft that the server drew it with. */
async function openDrawn(query: string) {
  nothingNear();
  let draft = aDraft();
  const seen = fakeServer({
    'GET /api/trips/current': () => [200, aTrip()],
    'GET /api/checkout/draft': () => [200, draft],
    'PUT /api/checkout/draft': (body) => [200, (draft = { ...draft, ...(body as typeof draft) })],
    'POST /api/quote': () => [200, aQuote()],
  });
  const queryClient = createQueryClient();
  queryClient.setQueryData(tripKey(), aTrip());
  queryClient.setQueryData([...drawnDraftOptions.queryKey], aDraft());
  renderPage(<CheckoutPage />, `/template/checkout?${query}`, undefined, queryClient);
  await screen.findAllByRole('button', { name: /^Pay/ });
  const draftsAsked = () =>
    seen.map(({ route }) => route).filter((route) => route.endsWith('/api/checkout/draft'));
  return { draftsAsked };
}

const choose = (cabin: string) => userEvent.click(screen.getByRole('radio', { name: new RegExp(cabin) }));

it('takes up what it was drawn with, and asks for nothing', async () => {
  const { draftsAsked } = await openDrawn('cabin=Inside%20Cabin&occupancy=Single');
  expect(draftsAsked()).toEqual([]);
});

it('tells the server of another cabin, and of the first one again', async () => {
  const { draftsAsked } = await openDrawn('cabin=Inside%20Cabin&occupancy=Single');
  const puts = () => draftsAsked().filter((route) => route.startsWith('PUT')).length;
  await choose('Balcony');
  await waitFor(() => expect(puts()).toBe(1));
  await choose('Inside');
  await waitFor(() => expect(puts()).toBe(2));
});

it('tells the server where the address asks for another cabin than the draft', async () => {
  const { draftsAsked } = await openDrawn('cabin=Balcony%20Cabin&occupancy=Single');
  expect(draftsAsked()).toEqual(['GET /api/checkout/draft', 'PUT /api/checkout/draft']);
});
