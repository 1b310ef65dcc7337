import { screen } from '@testing-library/react';
import { fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import { Documents } from './Documents';

it.each([
  [1, 'of 1 traveller'],
  [3, 'of 3 travellers'],
])('says of how many travellers: %i', async (travellers, words) => {
  const counts = { travellers, signedWaivers: 1, insured: 1, verifiedPassports: 1, emergencyContacts: 1 };
  fakeServer({ 'GET /api/host/documents': () => [200, { counts, travellers: [] }] });
  renderPage(<Documents />, '/host/dashboard?tab=documents');
  expect(await screen.findAllByText(words)).toHaveLength(4);
});
