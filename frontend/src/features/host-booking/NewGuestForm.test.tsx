import { screen } from '@testing-library/react';
import { fakeServer } from '../../testing/fakeServer';
import { NAMES_OF_NAMESAKES, NAMESAKES } from '../../testing/hostTrips';
import { renderPage } from '../../testing/renderPage';
import { NewGuestForm } from './NewGuestForm';

it('tells the trips of one title apart, onto which a guest can be added', () => {
  fakeServer({});
  renderPage(<NewGuestForm trips={NAMESAKES} tripId={2} />, '/host/bookings/new');
  expect(screen.getByLabelText('Trip')).toHaveDisplayValue(NAMES_OF_NAMESAKES[1] ?? '');
  for (const name of NAMES_OF_NAMESAKES) expect(screen.getByRole('option', { name })).toBeInTheDocument();
});
