import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Analytics } from '../../api/host/hostAnalytics';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import { AnalyticsPanel } from './AnalyticsPanel';

const figures: Analytics = {
  channels: [],
  origins: [],
  peaks: [],
  addOns: [],
  countries: [],
  funnel: { openDrafts: 0, held: 0, deposit: 0, paid: 0 },
  performance: { seatsTaken: 2, maxGuests: 10, averageCabinCents: null, daysToPaid: null },
  revenue: null,
};

const AGES = 'GET /api/host/analytics/ages';
const groups = [{ name: '25-34', count: 9 }];
const draw = (ages: Answer[]) => {
  fakeServer({
    'GET /api/host/analytics': () => [200, figures],
    [AGES]: () => ages.shift() ?? [404],
  });
  renderPage(<AnalyticsPanel />, '/host/dashboard?tab=analytics');
};

it('says when the ages could not be read, and reads them again', async () => {
  draw([
    [503, { statusCode: 503, code: 'x', message: 'Not now.' }],
    [200, { groups, unknown: 0 }],
  ]);
  expect(await screen.findByText('The ages of travellers could not be loaded.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/25-34 years old/)).toBeVisible();
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

it('says how many have not told their birth date', async () => {
  draw([[200, { groups, unknown: 1 }]]);
  expect(await screen.findByText(/; 1 has not told their birth date/)).toBeVisible();
});

it('says nothing of ages to whom they are not told', async () => {
  draw([[403, { statusCode: 403, code: 'host.right_missing', message: 'Not yours.' }]]);
  expect(await screen.findByText('Occupancy')).toBeVisible();
  expect(screen.queryByText(/ages/)).toBeNull();
});
