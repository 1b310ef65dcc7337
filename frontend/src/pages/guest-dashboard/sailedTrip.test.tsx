import { screen, within } from '@testing-library/react';
import { fakeServer } from '../../testing/fakeServer';
import { aGuestProfile, aGuestTrip, signedIn } from '../../testing/guestArea';
import { renderPage } from '../../testing/renderPage';
import GuestDashboardPage from './GuestDashboardPage';

it('offers to review the trips that somebody has sailed on, and no others', async () => {
  const sailed = aGuestTrip({ daysUntil: -9, mayReview: true });
  const earlier = aGuestTrip({ id: 2, bookingId: null, title: 'Spring Sail', mayReview: true });
  const ahead = aGuestTrip({ id: 3, bookingId: null, title: 'Autumn Sail' });
  fakeServer({
    'GET /api/auth/me': () => signedIn(),
    'GET /api/guest/trips': () => [200, [sailed, earlier, ahead]],
    'GET /api/guest/profile': () => [200, aGuestProfile({ paymentStatus: 'paid' })],
  });
  renderPage(<GuestDashboardPage />, '/guest/dashboard');
  const trip = await screen.findByRole('region', { name: 'Ensenada Group Cruise' });
  expect(within(trip).getByRole('link', { name: 'Review your trip' })).toHaveAttribute(
    'href',
    '/guest/trips/1/review',
  );
  expect(within(trip).queryByText(/so far/)).toBeNull();
  const others = screen.getByRole('region', { name: 'Your other trips' });
  const links = within(others).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/guest/trips/2/review']);
  expect(links[0]).toHaveAccessibleName('Review Spring Sail');
});
