import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { useHostBooking } from '../../api/host/hostBooking';
import { fakeServer } from '../../testing/fakeServer';
import { aHostBooking } from '../../testing/hostBooking';
import { renderPage } from '../../testing/renderPage';
import { AddExtra } from './AddExtra';
import { PlaceActs } from './PlaceActs';
import { WaitingPanel } from './WaitingPanel';

const booking = aHostBooking({ acts: ['approve', 'waitlist'] });
const at = (path: string) => `/api/host/bookings/${booking.id}${path}`;
const close = () => undefined;

/** The page reads its booking as the real one does. */
function Page({ children }: { children: ReactElement }) {
  useHostBooking(booking.id);
  return children;
}

it.each([
  ['an extra', <AddExtra key="extra" booking={booking} onClose={close} />, ['Add'], `POST ${at('/add-ons')}`],
  [
    'an approval',
    <PlaceActs key="acts" booking={booking} isEditing={false} onEdit={close} />,
    ['Approve'],
    `POST ${at('/approval')}`,
  ],
  [
    'a place on the waiting list',
    <PlaceActs key="list" booking={booking} isEditing={false} onEdit={close} />,
    ['To the waiting list', 'Put on the list'],
    `POST ${at('/waitlist')}`,
  ],
  ['an offer', <WaitingPanel key="offer" booking={booking} />, ['Offer 2 places'], `POST ${at('/offer')}`],
])('sends %s again as the same request when its answer was lost, and reads the booking', async (...wish) => {
  const [, part, buttons, route] = wish;
  let isLost = true;
  const seen = fakeServer({
    [`GET ${at('')}`]: () => [200, booking],
    [route]: () => {
      if (isLost) throw new TypeError('Failed to fetch');
      return [200, booking];
    },
  });
  renderPage(<Page>{part}</Page>, '/');
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  const sent = () => seen.filter((request) => request.route === route);
  const reads = () => seen.filter((request) => request.route === `GET ${at('')}`).length;
  await waitFor(() => expect(reads()).toBe(1));

  for (const name of buttons) await press(name);
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server.');
  await waitFor(() => expect(reads()).toBe(2));

  isLost = false;
  await press(buttons.at(-1) ?? '');
  await waitFor(() => expect(sent()).toHaveLength(2));
  const [first, second] = sent().map(({ key }) => key);
  expect(first).toMatch(/^[\w-]{36}$/);
  expect(second).toBe(first);
});
