import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/renderPage';
import { Overview } from './Overview';

it('says that no trip is on sale', async () => {
  globalThis.fetch = async () =>
    new Response(JSON.stringify({ statusCode: 404, code: 'trip.none_open' }), { status: 404 });
  renderPage(<Overview />, '/');
  expect(await screen.findByRole('heading', { name: 'No trip is on sale right now' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
});
