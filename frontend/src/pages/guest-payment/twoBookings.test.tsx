import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PATTERNS, paths } from '../../lib/paths';
import { aGuestRecord } from '../../testing/bookings';
import { fakeServer } from '../../testing/fakeServer';
import { NAMES_OF_NAMESAKES } from '../../testing/hostTrips';
import { renderPage } from '../../testing/renderPage';
import GuestPaymentPage from './GuestPaymentPage';
import { booking, guest, ID, noExtras, user } from './testing';

beforeEach(() => localStorage.clear());

const OTHER = 'Cbcdefghijklmnopqrstu6';
const OTHER_GUEST = 'Dbcdefghijklmnopqrstu7';

/** Somebody with two bookings, at the payments of one of them. */
function openOneOfTwo(bookingId: string, trip: object = { tripTitle: 'Baja' }): void {
  const other = aGuestRecord({ id: OTHER_GUEST, reference: 'CBCDEFGH' });
  const ids = { id: OTHER, guestId: OTHER_GUEST, reference: other.reference };
  const theirs = booking({ ...ids, tripId: 2, ...trip });
  fakeServer({
    'GET /api/auth/me': () => [200, { user, guest }],
    [`GET /api/guests/${ID}`]: () => [200, aGuestRecord()],
    [`GET /api/guests/${OTHER_GUEST}`]: () => [200, other],
    'GET /api/guest/payments': () => [200, { bookings: [booking(), theirs] }],
    ...noExtras(),
    ...noExtras(OTHER),
  });
  renderPage(<GuestPaymentPage />, paths.guestPayment(bookingId), PATTERNS.guestPayment);
}

it('shows each booking of who has two, and leads from one to the other', async () => {
  openOneOfTwo(OTHER);
  const pay = () => screen.queryByRole('link', { name: 'Pay $808 now' })?.getAttribute('href');
  await waitFor(() => expect(pay()).toBe(`/template/payment/${OTHER_GUEST}`));
  const others = await screen.findByRole('region', { name: 'Your other bookings' });
  expect(others).toHaveTextContent(
    `Ensenada Group CruiseReference ${aGuestRecord().reference}$100 left to pay`,
  );
  await userEvent.click(within(others).getByRole('link', { name: 'Ensenada Group Cruise' }));
  await waitFor(() => expect(pay()).toBe(`/template/payment/${ID}`));
  expect(screen.getByRole('link', { name: 'Baja' })).toHaveAttribute('href', `/guest/payment/${OTHER}`);
});

it('tells two sailings of one title apart by their days', async () => {
  openOneOfTwo(OTHER, { startDate: '2026-09-04', endDate: '2026-09-07' });
  const others = await screen.findByRole('region', { name: 'Your other bookings' });
  const [name = ''] = NAMES_OF_NAMESAKES;
  expect(within(others).getByRole('link', { name })).toBeVisible();
});

it('shows no other booking in place of one that is not the person’s', async () => {
  openOneOfTwo('Zbcdefghijklmnopqrstu9');
  expect(await screen.findByRole('heading', { level: 1, name: 'Not a booking of yours' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Pay/ })).not.toBeInTheDocument();
});
