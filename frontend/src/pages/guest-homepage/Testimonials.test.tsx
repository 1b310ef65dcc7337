import { screen, waitFor } from '@testing-library/react';
import { aTrip } from '../../testing/bookings';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { aGuestTrip, signedIn } from '../../testing/guestArea';
import { renderPage } from '../../testing/renderPage';
import { aGroup } from '../../testing/tripGroup';
import { Adventures } from './Adventures';
import { Testimonials } from './Testimonials';

const review = {
  id: 1,
  name: 'Gareth P.',
  location: '',
  package: 'Ocean View',
  rating: 5,
  tripYear: 2025,
  isSample: false,
  comment: 'The band played on until four.',
};
const rating = { average: 4.8, count: 12, isSample: false };
const OWN = 5;

/** Travels on a trip, and another one may be on the front page. */
function open(own: Answer, front: Answer = own) {
  fakeServer({
    'GET /api/auth/me': () => signedIn(),
    'GET /api/guest/voyages': () => [200, [aGuestTrip({ id: OWN })]],
    'GET /api/guest/group': () => [200, aGroup()],
    'GET /api/trips/current': (_, query) => (query.get('trip') === String(OWN) ? own : front),
  });
  renderPage(
    <>
      <Adventures />
      <Testimonials />
    </>,
    '/here',
  );
}

it('says how many travellers a rating is of, and calls nothing of theirs a sample', async () => {
  open([200, aTrip({ id: OWN, reviews: [review], rating })]);
  expect(await screen.findByText('The band played on until four.')).toBeVisible();
  expect(screen.getByText('4.8 out of 5 from 12 travellers.')).toBeVisible();
  expect(screen.getByText('Gareth P. Ocean View, sailed in 2025.')).toBeVisible();
  expect(screen.queryByText(/sample/i)).toBeNull();
});

it('shows the reviews of one’s own trip, whichever is on the front page', async () => {
  open([200, aTrip({ id: OWN, reviews: [review], rating })], [200, aTrip({ reviews: [] })]);
  expect(await screen.findByText('The band played on until four.')).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Previous adventures' })).toBeVisible();
});

it('does not ask for one’s own trip again where it is the one on the front page', async () => {
  open([500, { statusCode: 500 }], [200, aTrip({ id: OWN, reviews: [review], rating })]);
  expect(await screen.findByText('The band played on until four.')).toBeVisible();
});

it('shows nobody’s reviews, and no drawings of sailings, where one’s own trip is not on sale', async () => {
  open([204], [200, aTrip({ reviews: [review], rating })]);
  const title = await screen.findByRole('heading', { name: 'What earlier guests say' });
  await waitFor(() => expect(title).not.toBeInTheDocument());
  expect(screen.queryByText('Previous adventures')).toBeNull();
});
