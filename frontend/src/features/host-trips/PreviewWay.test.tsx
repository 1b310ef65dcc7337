import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/renderPage';
import { PreviewWay } from './PreviewWay';

const TRIP = { id: 7, startDate: '2026-05-01', endDate: '2026-05-04', departsAt: '2026-05-02T00:30:00.000Z' };

it('leads to the trip’s own address', () => {
  renderPage(<PreviewWay trip={TRIP} />, '/host/trips/7');
  const way = screen.getByRole('link', { name: 'See its pages as visitors will' });
  expect(way).toHaveAttribute('href', '/trips/7');
});

it.each([{ startDate: '' }, { endDate: '' }, { departsAt: null }])(
  'leads nowhere without the days of a trip, and says so: %o',
  (missing) => {
    renderPage(<PreviewWay trip={{ ...TRIP, ...missing }} />, '/host/trips/7');
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText(/^It needs its days first/)).toBeVisible();
  },
);
