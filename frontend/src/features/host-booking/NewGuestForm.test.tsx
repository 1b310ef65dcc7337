import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../testing/fakeServer';
import { aHostedTrip, NAMES_OF_NAMESAKES, NAMESAKES } from '../../testing/hostTrips';
import { renderPage } from '../../testing/renderPage';
import { NewGuestForm } from './NewGuestForm';

it('tells the trips of one title apart, onto which a guest can be added', () => {
  fakeServer({});
  renderPage(<NewGuestForm trips={NAMESAKES} tripId={2} />, '/host/bookings/new');
  expect(screen.getByLabelText('Trip')).toHaveDisplayValue(NAMES_OF_NAMESAKES[1] ?? '');
  for (const name of NAMES_OF_NAMESAKES) expect(screen.getByRole('option', { name })).toBeInTheDocument();
});

it('offers travel insurance on a trip that sells it, and takes the tick along to no other', async () => {
  fakeServer({});
  const trips = [aHostedTrip(), aHostedTrip({ tripId: 2, title: 'River Cruise', sellsInsurance: false })];
  renderPage(<NewGuestForm trips={trips} tripId={1} />, '/host/bookings/new');
  await userEvent.click(screen.getByRole('checkbox', { name: 'With travel insurance' }));
  await userEvent.selectOptions(screen.getByLabelText('Trip'), 'River Cruise');
  expect(screen.queryByRole('checkbox', { name: 'With travel insurance' })).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Trip'), 'Ensenada Group Cruise');
  expect(screen.getByRole('checkbox', { name: 'With travel insurance' })).not.toBeChecked();
});

it('says how old travellers are at least, on each trip', async () => {
  fakeServer({});
  const trips = [aHostedTrip({ minimumAge: 21 }), aHostedTrip({ tripId: 2, title: 'River Cruise' })];
  renderPage(<NewGuestForm trips={trips} tripId={1} />, '/host/bookings/new');
  const sentence = (years: number) => `Travellers must be ${years} or older on the day of sailing.`;
  expect(screen.getByText(sentence(21))).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Trip'), 'River Cruise');
  expect(screen.getByText(sentence(18))).toBeVisible();
  expect(screen.queryByText(sentence(21))).toBeNull();
});
