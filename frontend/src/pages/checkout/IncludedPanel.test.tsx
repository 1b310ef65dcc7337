import { screen, waitFor, within } from '@testing-library/react';
import type { TripShip } from '../../api/tripPages';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import { aShip } from '../../testing/tripShip';
import { IncludedPanel } from './IncludedPanel';

function open(ship: Answer) {
  fakeServer({ 'GET /api/trips/current/ship': () => ship });
  renderPage(<IncludedPanel tripId={1} />, '/');
}

const panel = () => screen.queryByRole('region', { name: 'What is included' });

it('lists what the fare of this trip holds, then what it does not', async () => {
  open([200, aShip()]);
  const lines = await within(panel()!).findAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Two nights in a berth',
    'Breakfast',
    'Not included: The train to the harbor',
  ]);
});

it.each<[string, Partial<TripShip>]>([
  ['Two nights in a berth', { notIncluded: [] }],
  ['The train to the harbor', { included: [] }],
])('lists one alone as well: %s', async (line, changes) => {
  open([200, aShip(changes)]);
  expect(await screen.findByText(line)).toBeVisible();
});

it.each<[string, Answer]>([
  ['where the trip says neither', [200, aShip({ included: [], notIncluded: [] })]],
  ['where it did not load', [500]],
  ['while no trip is on sale', [204]],
])('is left out %s', async (_, ship) => {
  open(ship);
  await waitFor(() => expect(panel()).toBeNull());
});

it('shows nothing of another trip', async () => {
  open([200, aShip({ tripId: 2 })]);
  await waitFor(() => expect(panel()).toHaveAccessibleName('What is included'));
  expect(screen.queryByText('Breakfast')).toBeNull();
});
