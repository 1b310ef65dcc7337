import { screen, within } from '@testing-library/react';
import { aTrip } from '../../testing/bookings';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { nothingNear } from '../../testing/nothingNear';
import { renderPage } from '../../testing/renderPage';
import { aFront, unwritten } from '../../testing/tripPages';
import { useTripFront } from '../../api/tripPages';
import { Highlights } from './Highlights';

function WhetherRead() {
  return <p>{useTripFront(1).data ? 'The home page is read' : 'On its way'}</p>;
}
function open(front: Answer) {
  // No part of it comes into view: pictures far down stay blurs.
  nothingNear();
  fakeServer({
    'GET /api/trips/current': () => [200, aTrip()],
    'GET /api/trips/current/front': () => front,
  });
  renderPage(
    <>
      <Highlights />
      <WhetherRead />
    </>,
    '/',
  );
}

it('shows the cards of the trip on sale under the hosts’ title', async () => {
  open([200, aFront()]);
  const section = await screen.findByRole('region', { name: 'What the island holds' });
  const cards = within(section).getAllByRole('listitem');
  expect(cards.map((card) => card.textContent)).toEqual([
    'A blue lagoonBring a mask.',
    'Grills on the beachBring nothing.',
  ]);
  expect(within(section).queryByRole('img')).toBeNull();
});

it('has a title of its own where the hosts gave none', async () => {
  open([200, aFront({ cardsTitle: '' })]);
  expect(await screen.findByRole('region', { name: 'What to look forward to' })).toBeVisible();
});

it('is left out where there are no cards', async () => {
  open([200, unwritten()]);
  await screen.findByText('The home page is read');
  expect(screen.queryByRole('region')).toBeNull();
});
