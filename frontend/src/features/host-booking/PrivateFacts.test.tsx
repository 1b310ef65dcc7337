import { screen } from '@testing-library/react';
import { fakeServer } from '../../testing/fakeServer';
import { aHostBooking } from '../../testing/hostBooking';
import { renderPage } from '../../testing/renderPage';
import { TravellersPanel } from './TravellersPanel';

function open(passportExpiresOn: string, passportMonths: number): void {
  fakeServer({});
  const booking = aHostBooking();
  const [nina] = booking.travellers;
  const papers = { ...nina!.papers!, passportExpiresOn };
  const trip = { ...booking.trip, passportMonths };
  renderPage(
    <TravellersPanel booking={{ ...booking, trip, travellers: [{ ...nina!, papers }] }} />,
    '/host/bookings/B',
  );
}

it.each([
  ['2026-03-07', 6, 'Expires March 7, 2026. It has to be valid until March 8, 2026'],
  ['2026-03-08', 6, 'Expires March 8, 2026'],
  ['2025-09-08', 0, 'Expires September 8, 2025'],
  ['2025-09-08', 1, 'Expires September 8, 2025. It has to be valid until October 8, 2025'],
])('tells a host of a passport until %s, with %d months after the trip', (expires, months, words) => {
  open(expires, months);
  expect(screen.getByText(/^Expires/).textContent).toBe(words);
});
