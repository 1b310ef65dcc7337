import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../../lib/paths';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { aHostTrip } from '../../testing/hostTrips';
import { renderPage } from '../../testing/renderPage';
import NewTripPage from './NewTripPage';

const user = { id: 1, username: 'm', email: 'm@example.com', firstName: 'M', lastName: 'S', role: 'host' };
const LIST = 'GET /api/host/trips';
const detail = (id: number) => `GET /api/host/trips/${id}`;

function open(list: () => number[], more: Record<string, () => Answer | Promise<Answer>>) {
  const seen = fakeServer({
    'GET /api/auth/me': () => [200, { user, guest: null }],
    [LIST]: () => [200, { trips: list().map((id) => ({ id })), onSale: null }],
    ...more,
  });
  const client = renderPage(<NewTripPage />, paths.hostNewTrip());
  const asked = (route: string) => seen.filter((one) => one.route === route).length;
  return { client, asked };
}

it.each([
  ['another trip stands first', [1]],
  ['the first trip has appeared', []],
])('keeps what is typed when %s meanwhile', async (_, before: number[]) => {
  let ids = before;
  const { client, asked } = open(() => ids, {
    [detail(1)]: () => [200, { ...aHostTrip(), id: 1 }],
    [detail(2)]: () => new Promise(() => undefined),
  });
  const title = await screen.findByLabelText('Title');
  await userEvent.type(title, 'Hawaii');
  ids = [2, ...before];
  await act(() => client.invalidateQueries({ queryKey: ['host', 'trips', 'list'] }));
  await waitFor(() => expect(asked(LIST)).toBe(2));
  expect(screen.getByLabelText('Title')).toHaveValue('Hawaii');
  expect(asked(detail(2))).toBe(0);
});

it('begins with the cabins of the trip that the host knows', async () => {
  open(() => [1], { [detail(1)]: () => [200, { ...aHostTrip(), id: 1 }] });
  expect(await screen.findByDisplayValue('Cabin 1')).toBeVisible();
});
