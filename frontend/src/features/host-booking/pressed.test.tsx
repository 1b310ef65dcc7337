import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { followPresses } from '../../lib/browser/press';
import { fakeServer } from '../../testing/fakeServer';
import { aHostBooking } from '../../testing/hostBooking';
import { aHostedTrip } from '../../testing/hostTrips';
import { renderPage } from '../../testing/renderPage';
import { AddExtra } from './AddExtra';
import { EditPanel } from './EditPanel';

const booking = aHostBooking();
const at = `/api/host/bookings/${booking.id}`;
const close = jest.fn();

let stop: () => void;
beforeEach(() => {
  close.mockReset();
  stop = followPresses();
});
afterEach(() => stop());

it.each([
  ['an extra', <AddExtra key="extra" booking={booking} onClose={close} />, 'Add', `POST ${at}/add-ons`],
  ['an edit', <EditPanel key="edit" booking={booking} onClose={close} />, 'Save', `PATCH ${at}`],
])('the form of %s that is saved goes after a press under way on what stands below', async (...wish) => {
  const [, form, word, route] = wish;
  let answer = () => {};
  const seen = fakeServer({
    'GET /api/host/me': () => [200, { trips: [aHostedTrip()], mayApproveHosts: false }],
    [route]: () => new Promise((resolve) => (answer = () => resolve([200, booking]))),
  });
  renderPage(
    <>
      {form}
      <button type="button">Below</button>
    </>,
    '/',
  );
  const room = screen.queryByLabelText('Room');
  if (room) await userEvent.type(room, '5');
  await userEvent.click(await screen.findByRole('button', { name: word }));
  await waitFor(() => expect(seen.map((request) => request.route)).toContain(route));
  fireEvent.mouseDown(screen.getByText('Below'));
  answer();
  // It is saved, and stands as it was.
  await screen.findByRole('button', { name: word });
  expect(close).not.toHaveBeenCalled();
  fireEvent.mouseUp(screen.getByText('Below'));
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
});
