import { screen } from '@testing-library/react';
import { fakeServer } from '../../testing/fakeServer';
import { aHostedTrip, NAMES_OF_NAMESAKES, NAMESAKES } from '../../testing/hostTrips';
import { renderPage } from '../../testing/renderPage';
import { TripChoice } from './TripChoice';

it('tells trips of one title apart by their days, and gives the others their year', async () => {
  const trips = [...NAMESAKES, aHostedTrip({ tripId: 3, title: 'Baltic' })];
  fakeServer({ 'GET /api/host/me': () => [200, { trips, mayApproveHosts: true }] });
  renderPage(<TripChoice scope={null} isDaily={false} onChoose={jest.fn()} />, '/host/dashboard');
  for (const name of [...NAMES_OF_NAMESAKES, 'Baltic (2025)'])
    expect(await screen.findByRole('option', { name })).toBeInTheDocument();
});
