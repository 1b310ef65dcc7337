import { screen } from '@testing-library/react';
import { aTrip } from '../../testing/bookings';
import { fakeMatchMedia } from '../../lib/browser/fakeMatchMedia';
import { fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import { Hero } from './Hero';

it('leads by keyboard to the cabins first, and to the slideshow’s controls after them', async () => {
  fakeMatchMedia();
  fakeServer({ 'GET /api/trips/current': () => [200, aTrip()] });
  renderPage(<Hero />, '/');
  const cabins = await screen.findByRole('link', { name: 'See cabins & prices' });
  const stops = [...document.querySelectorAll('main :is(a, button)')];
  expect(stops.length).toBeGreaterThan(10);
  expect(stops[0]).toBe(cabins);
});
