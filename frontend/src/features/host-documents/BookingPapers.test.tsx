import { render, screen, within } from '@testing-library/react';
import { aHostBooking } from '../../testing/hostBooking';
import { BookingPapers } from './BookingPapers';

/** A booking whose first traveller has signed at that time. */
function signed(waiverSignedAt: string | null, hasSignedWaiver: boolean) {
  const booking = aHostBooking();
  const [nina, daniel] = booking.travellers;
  const papers = { ...nina!.papers!, waiverSignedAt, hasSignedWaiver };
  return { ...booking, travellers: [{ ...nina!, papers }, daniel!] };
}
const ninas = () => within(screen.getByRole('region', { name: 'Papers of Nina Okafor' }));
const AT = '2025-06-02T17:00:00.000Z';

it.each([
  [true, /^on Jun 2, [\d:]+ [AP]M$/],
  [false, /^on Jun 2, .* before it was changed$/],
])('leads to the text that a traveller signed (in force: %s)', (isInForce, words) => {
  render(<BookingPapers booking={signed(AT, isInForce)} />);
  const way = ninas().getByRole('link', { name: 'The waiver that Nina Okafor signed' });
  expect(way).toHaveAttribute('href', `/api/host/bookings/${'B'.repeat(22)}/travellers/1/waiver`);
  expect(ninas().getByText(words)).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('leads nowhere where nothing was signed', () => {
  render(<BookingPapers booking={signed(null, false)} />);
  expect(screen.queryByRole('link')).toBeNull();
});
