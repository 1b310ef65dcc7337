import { screen } from '@testing-library/react';
import type { HostTraveller } from '../../api/host/hostBooking';
import { fakeServer } from '../../testing/fakeServer';
import { aHostBooking } from '../../testing/hostBooking';
import { renderPage } from '../../testing/renderPage';
import { TravellersPanel } from './TravellersPanel';

type Papers = NonNullable<HostTraveller['papers']>;

function open(changes: Partial<Papers>, passportMonths = 6): void {
  fakeServer({});
  const booking = aHostBooking();
  const [nina] = booking.travellers;
  const papers = { ...nina!.papers!, ...changes };
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
  open({ passportExpiresOn: expires }, months);
  expect(screen.getByText(/^Expires/).textContent).toBe(words);
});

const ASKED = { kind: 'text' as const, choices: [], isRequired: false };

it('tells a host what a traveller answered, and what they did not', () => {
  open({
    answers: [
      { ...ASKED, key: 'shirt', label: 'T-shirt size', text: 'M' },
      { ...ASKED, key: 'flight', label: 'Flight', text: '' },
    ],
  });
  expect(screen.getByText('T-shirt size').nextElementSibling).toHaveTextContent('M');
  expect(screen.getByText('Flight').nextElementSibling).toHaveTextContent('Not answered');
});
