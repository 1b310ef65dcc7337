import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { aHostedTrip } from '../../testing/hostTrips';
import { aHostBooking } from '../../testing/hostBooking';
import { renderPage } from '../../testing/renderPage';
import { EditPanel } from './EditPanel';
import { NewGuestForm } from './NewGuestForm';

const booking = aHostBooking();
const me = { trips: [aHostedTrip()], mayApproveHosts: false };

/** A server that takes its time with one thing. */
function slowServer(route: string, answer: Answer) {
  const turn = { end: () => {} };
  const seen = fakeServer({
    'GET /api/host/me': () => [200, me],
    [route]: () => new Promise((resolve) => (turn.end = () => resolve(answer))),
  });
  const sent = () => seen.filter((request) => request.route === route).map(({ body }) => body);
  return { turn, sent };
}

it('keeps what a host types while a booking is saved, and saves it over what was saved', async () => {
  const saved = { ...booking, roomNumber: '5001', version: 4 };
  const { turn, sent } = slowServer(`PATCH /api/host/bookings/${booking.id}`, [200, saved]);
  const close = jest.fn();
  renderPage(<EditPanel booking={booking} onClose={close} />, '/');
  const room = await screen.findByLabelText('Room');
  await userEvent.clear(room);
  await userEvent.type(room, '5001');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  await userEvent.type(screen.getByLabelText('Deck'), '9');
  turn.end();
  expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible();
  expect(close).not.toHaveBeenCalled();
  expect(screen.getByText('Not saved yet')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toEqual([
    { version: 3, roomNumber: '5001' },
    { version: 4, deckNumber: '9' },
  ]);
  turn.end();
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
});

it('shows no mail of what stood in the form before it was changed', async () => {
  const letter = { to: 'ivi@example.com', subject: 'Your place', text: 'Hello', onTrip: [] };
  const { turn, sent } = slowServer('POST /api/host/bookings/letter', [200, letter]);
  renderPage(<NewGuestForm trips={me.trips} tripId={1} />, '/');
  const email = screen.getByLabelText('Email');
  await userEvent.type(email, 'ivi@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Add guest' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  await userEvent.clear(email);
  await userEvent.type(email, 'ivy@example.com');
  turn.end();
  await expect(screen.findByText('Add and send', {}, { timeout: 500 })).rejects.toThrow('Unable to find');
  await userEvent.click(screen.getByRole('button', { name: 'Add guest' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  turn.end();
  expect(await screen.findByText('Add and send')).toBeVisible();
  expect(sent().at(-1)).toMatchObject({ email: 'ivy@example.com' });
});
