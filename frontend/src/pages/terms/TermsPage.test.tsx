import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TripView } from '../../api/trip';
import { aTrip } from '../../testing/bookings';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { BROKEN } from '../../testing/guestArea';
import { renderPage } from '../../testing/renderPage';
import TermsPage from './TermsPage';

const OWN = 'GET /api/trips/current/terms';
const DRESS = { title: 'Dress', text: 'White on the first night.\nShoes at dinner.' };

function serve(own: Answer, changes: Partial<TripView> = { hasOwnTerms: true }) {
  return fakeServer({ 'GET /api/trips/current': () => [200, aTrip(changes)], [OWN]: () => own });
}
const open = () => renderPage(<TermsPage />, '/terms');
const section = (name: string) => screen.findByRole('region', { name });

it('shows what the trip adds after what every trip has, and leads to it', async () => {
  serve([200, { sections: [DRESS] }]);
  open();
  const own = await section('Dress');
  expect(
    within(own)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['White on the first night.', 'Shoes at dinner.']);
  expect(screen.getAllByRole('heading', { level: 2 }).at(-1)).toHaveTextContent('Dress');
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  expect(contents.getByRole('link', { name: 'Dress' })).toHaveAttribute('href', `#${own.id}`);
  const file = screen.getByRole('link', { name: /^Download the terms/ });
  expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain('DRESS\n- White on the first night.');
});

it('asks for nothing more where the trip adds nothing', async () => {
  const seen = serve([500], {});
  open();
  expect(await section('Your booking')).toBeVisible();
  expect(seen.map(({ route }) => route)).not.toContain(OWN);
});

it('shows no terms without those that the trip adds, says that they did not load, and asks again', async () => {
  serve(BROKEN);
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The terms could not be loaded. Try again.');
  expect(screen.queryByRole('region', { name: 'Your booking' })).toBeNull();
  serve([200, { sections: [DRESS] }]);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await section('Dress')).toBeVisible();
});
