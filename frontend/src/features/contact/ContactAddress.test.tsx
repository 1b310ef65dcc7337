import { screen } from '@testing-library/react';
import { fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import { aSite } from '../../testing/site';
import { ContactAddress } from './ContactAddress';

it('names the operator’s address while no trip is on sale, too', async () => {
  fakeServer({ 'GET /api/trips/current': () => [204], 'GET /api/site': () => [200, aSite()] });
  renderPage(<ContactAddress />, '/');
  const address = await screen.findByRole('link', { name: 'hello@gangway.example' });
  expect(address).toHaveAttribute('href', 'mailto:hello@gangway.example');
});

it('leads to the contact page while the address is not known', () => {
  fakeServer({});
  renderPage(<ContactAddress />, '/');
  expect(screen.getByRole('link', { name: 'our contact page' })).toHaveAttribute('href', '/contact');
});
