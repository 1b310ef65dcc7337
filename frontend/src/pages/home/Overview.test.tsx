import { screen } from '@testing-library/react';
import { aTrip } from '../../testing/bookings';
import { fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import { HeroFacts } from './HeroFacts';
import { Overview } from './Overview';

it('says that no trip is on sale', async () => {
  globalThis.fetch = async () => new Response(null, { status: 204 });
  renderPage(<Overview />, '/');
  expect(await screen.findByRole('heading', { name: 'No trip is on sale right now' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
});

it.each([
  [0, false, []],
  [10, true, ['From 10 sample reviews', 'from 10 sample reviews']],
  [1, false, ['From 1 traveller', 'from 1 traveller']],
  [1_200, false, ['From 1,200 travellers', 'from 1,200 travellers']],
])('says whose rating it shows: of %s, samples: %s', async (count, isSample, said) => {
  const rating = { average: count && 4.9, count, isSample };
  const trip = aTrip({ subtitle: 'Three days at sea', rating });
  fakeServer({ 'GET /api/trips/current': () => [200, trip] });
  renderPage(
    <>
      <HeroFacts trip={trip} front={null} />
      <Overview />
    </>,
    '/',
  );
  expect(await screen.findByRole('heading', { name: 'Three days at sea' })).toBeVisible();
  expect(screen.queryAllByText(/^from \d/i).map(({ textContent }) => textContent?.trim())).toEqual(said);
});

it.each([
  ['Cora Valdez', ['Hosted by Cora Valdez']],
  ['', []],
])('names the artist who hosts the trip: "%s"', async (artist, shown) => {
  fakeServer({ 'GET /api/trips/current': () => [200, aTrip({ subtitle: 'Three days at sea', artist })] });
  renderPage(<Overview />, '/');
  await screen.findByRole('heading', { name: 'Three days at sea' });
  expect(screen.queryAllByText(/^Hosted by/).map(({ textContent }) => textContent)).toEqual(shown);
});
