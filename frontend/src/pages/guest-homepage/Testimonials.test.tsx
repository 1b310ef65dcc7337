import { screen } from '@testing-library/react';
import { aTrip } from '../../testing/bookings';
import { fakeServer } from '../../testing/fakeServer';
import { aGuestTrip, signedIn } from '../../testing/guestArea';
import { renderPage } from '../../testing/renderPage';
import { Testimonials } from './Testimonials';

it('says how many travellers a rating is of, and calls nothing of theirs a sample', async () => {
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
  fakeServer({
    'GET /api/auth/me': () => signedIn(),
    'GET /api/guest/voyages': () => [200, [aGuestTrip()]],
    'GET /api/trips/current': () => [200, aTrip({ reviews: [review], rating })],
  });
  renderPage(<Testimonials />, '/here');
  expect(await screen.findByText('The band played on until four.')).toBeVisible();
  expect(screen.getByText('4.8 out of 5 from 12 travellers.')).toBeVisible();
  expect(screen.getByText('Gareth P. Ocean View, sailed in 2025.')).toBeVisible();
  expect(screen.queryByText(/sample/i)).toBeNull();
});
