import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HostDate, TripDates } from '../../api/host/hostDates';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { NAMES_OF_NAMESAKES, NAMESAKES } from '../../testing/hostTrips';
import { renderPage } from '../../testing/renderPage';
import { DatesDesk } from './DatesDesk';

const aDate = (changes: Partial<HostDate> = {}): HostDate => ({
  key: 'w1',
  id: 'w1',
  version: 1,
  kind: 'activity',
  title: 'Dinner seatings',
  note: '',
  onDate: '2025-07-18',
  atTime: '18:00',
  task: null,
  changedBy: 'Marisol Vega',
  bookings: null,
  openCents: null,
  travellersOpen: null,
  isShips: false,
  shipCents: null,
  ...changes,
});
const aTrip = (dates: HostDate[], mayEdit = true): TripDates => ({
  tripId: 1,
  title: 'Ensenada Group Cruise',
  timeZone: 'America/Los_Angeles',
  today: '2025-06-02',
  mayEdit,
  dates,
});
const payment = aDate({
  key: 'second:2025-07-07',
  id: null,
  version: null,
  kind: 'payment',
  title: 'Second part of the plans',
  onDate: '2025-07-07',
  atTime: null,
  bookings: 3,
  openCents: 227_350,
});

it('tells how far away each date is, what hangs on it, and folds what is past', async () => {
  const past = aDate({
    key: 'w2',
    id: 'w2',
    title: 'Song for the playlist',
    onDate: '2025-05-30',
    atTime: null,
  });
  fakeServer({ 'GET /api/host/dates': () => [200, [aTrip([aDate(), payment, past])]] });
  renderPage(<DatesDesk />, '/host/dashboard');
  expect(await screen.findByText(/in 46 days at 6:00 PM/)).toBeVisible();
  expect(screen.getByText('$2,273.50')).toBeVisible();
  expect(screen.getByText(/open on 3 bookings/)).toBeVisible();
  expect(screen.getByText('1 past')).toBeVisible();
  expect(screen.getByText('Song for the playlist')).not.toBeVisible();
});

it('marks what the ship has set, says what it means and what it costs, and leaves it to the trip’s form', async () => {
  const ships = aDate({
    key: 'ship:0',
    id: null,
    version: null,
    kind: 'trip',
    title: 'Final payment to the ship',
    note: 'The ship wants everything paid.',
    isShips: true,
    shipCents: 150_000,
  });
  fakeServer({ 'GET /api/host/dates': () => [200, [aTrip([ships])]] });
  renderPage(<DatesDesk />, '/host/dashboard');
  const group = within(await screen.findByRole('region', { name: 'Trip dates' }));
  expect(group.getByText(/^The ship's deadline, seen by hosts alone/)).toBeVisible();
  expect(group.getByText('The ship wants everything paid.')).toBeVisible();
  expect(group.getByText('$1,500').closest('p')).toHaveTextContent('$1,500 to pay the ship');
  expect(group.queryByRole('button')).toBeNull();
});

it('offers no changes to who may not make them', async () => {
  fakeServer({ 'GET /api/host/dates': () => [200, [aTrip([aDate()], false)]] });
  renderPage(<DatesDesk />, '/host/dashboard');
  await screen.findByText('Dinner seatings');
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows what another host saved meanwhile before it is overwritten', async () => {
  let isTheirs = false;
  const theirs = aDate({ version: 2, title: 'Dinner at eight', changedBy: 'Theo Lindqvist' });
  const seen = fakeServer({
    'GET /api/host/dates': () => [200, [aTrip([isTheirs ? theirs : aDate()])]],
    'PUT /api/host/dates/w1': (body) => {
      const { version } = body as { version: number };
      if (version === 2) return [200, aTrip([aDate({ version: 3 })])];
      isTheirs = true;
      return [
        409,
        { statusCode: 409, code: 'date.changed', message: 'Somebody changed this date meanwhile.' },
      ];
    },
  });
  renderPage(<DatesDesk />, '/host/dashboard');
  await userEvent.click(await screen.findByRole('button', { name: 'Change Dinner seatings' }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  await userEvent.click(dialog.getByText('Save'));
  expect(await dialog.findByText(/Theo Lindqvist changed this meanwhile/)).toBeInTheDocument();
  expect(dialog.getByText(/Dinner at eight, July 18, 2025/)).toBeInTheDocument();
  await userEvent.click(dialog.getByText('Save mine all the same'));
  const saved = seen.filter(({ route }) => route.startsWith('PUT')).map(({ body }) => body);
  expect(saved).toEqual([
    expect.objectContaining({ version: 1, title: 'Dinner seatings' }),
    expect.objectContaining({ version: 2, title: 'Dinner seatings' }),
  ]);
});

/** Two trips, or one, with a date that can be removed and comes back. */
function withARemovableDate(trips: number): void {
  let isThere = true;
  const dates = () => [aTrip(isThere ? [aDate()] : []), { ...aTrip([]), tripId: 2, title: 'Hawaii' }];
  fakeServer({
    'GET /api/host/dates': () => [200, dates().slice(0, trips)],
    'DELETE /api/host/dates/w1': () => {
      isThere = false;
      return [200, dates()[0]];
    },
    'POST /api/host/dates/w1/restore': () => {
      isThere = true;
      return [200, dates()[0]];
    },
  });
}

it.each([
  [1, 'Ensenada Group Cruise'],
  [2, 'Dates of several trips'],
])('keeps the focus when the way back goes, on %d', async (trips, name) => {
  withARemovableDate(trips);
  renderPage(<DatesDesk />, '/host/dashboard');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Dinner seatings' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await waitFor(() => expect(undo).toHaveFocus());
  await userEvent.click(undo);
  await waitFor(() => expect(undo).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('region', { name })).toHaveFocus());
});

it('says that a date could not be brought back also when another was removed meanwhile', async () => {
  let tell = (): void => undefined;
  const other = aDate({ key: 'w2', id: 'w2', title: 'Song for the playlist' });
  let dates = [aDate(), other];
  const without = (gone: string) => () => {
    dates = dates.filter(({ id }) => id !== gone);
    return [200, aTrip(dates)] as const;
  };
  fakeServer({
    'GET /api/host/dates': () => [200, [aTrip(dates)]],
    'DELETE /api/host/dates/w1': without('w1'),
    'DELETE /api/host/dates/w2': without('w2'),
    'POST /api/host/dates/w1/restore': () =>
      new Promise<Answer>((resolve) => {
        tell = () => resolve([503, { statusCode: 503, code: 'server.not_ready', message: 'Later, please.' }]);
      }),
  });
  renderPage(<DatesDesk />, '/host/dashboard');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Dinner seatings' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Song for the playlist' }));
  expect(await screen.findByText('"Song for the playlist" is removed.')).toBeVisible();
  tell();
  expect(await screen.findByText('Later, please.')).toBeVisible();
  expect(screen.getByText('"Song for the playlist" is removed.')).toBeVisible();
});

it('tells trips of one title and kinds of dates apart, in the list and where a new date is written', async () => {
  fakeServer({
    'GET /api/host/me': () => [200, { trips: NAMESAKES }],
    'GET /api/host/dates': () => [200, [aTrip([aDate(), payment]), { ...aTrip([]), tripId: 2 }]],
  });
  renderPage(<DatesDesk />, '/host/dashboard');
  const [first = '', second = ''] = NAMES_OF_NAMESAKES;
  expect((await screen.findAllByText(`· ${first}`))[0]).toBeVisible();
  expect(screen.getByText(/^Activity deadline/)).toBeVisible();
  expect(screen.getByText(/^Payment deadline/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add a date' }));
  await userEvent.selectOptions(screen.getByLabelText('Trip'), second);
  expect(screen.getByLabelText('Trip')).toHaveDisplayValue(second);
});
