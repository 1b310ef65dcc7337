import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PATTERNS, paths } from '../../lib/paths';
import { fakeServer } from '../../testing/fakeServer';
import {
  aHostCabins,
  aHostFront,
  aHostGroup,
  aHostGuide,
  aHostPlan,
  aHostShip,
} from '../../testing/hostPages';
import { aHostTrip } from '../../testing/hostTrips';
import { renderPage } from '../../testing/renderPage';
import HostTripPage from './HostTripPage';

const SAVE = 'PUT /api/host/trips/1';
const REMOVE = 'DELETE /api/host/trips/1';
const COPY = 'POST /api/host/trips/1/copies';
const user = {
  id: 1,
  username: 'marisol',
  email: 'm@example.com',
  firstName: 'Marisol',
  lastName: 'Sample',
  role: 'host',
};

function open(buyers: number, answer: () => Promise<void> = async () => {}, changes: object = {}) {
  const trip = {
    ...aHostTrip(),
    id: 1,
    version: 3,
    isOnSale: true,
    isOwner: true,
    seatsTaken: 4,
    isCalledOff: false,
    hasBookings: true,
    cabinsTaken: { inside: 2, oceanview: 0, balcony: 0 },
    departsAt: '2026-05-02T00:30:00.000Z',
    atStake: { buyers, paidCents: 80_800, owedCents: 63_700 },
    ...changes,
  };
  const seen = fakeServer({
    'GET /api/auth/me': () => [200, { user, guest: null }],
    'GET /api/host/trips/1': () => [200, trip],
    'GET /api/host/trips': () => [200, { trips: [], inFront: null }],
    [REMOVE]: () => [204],
    'GET /api/host/trips/1/hosts': () => [200, []],
    'GET /api/host/trips/1/reviews': () => [200, []],
    'GET /api/host/trips/1/call-off': () => [200, { status: 'none', bookings: buyers, paidCents: 80_800 }],
    'GET /api/host/trips/1/plan': () => [200, aHostPlan()],
    'GET /api/host/trips/1/front': () => [200, aHostFront({ version: 0, versions: [] })],
    'GET /api/host/trips/1/ship': () => [200, aHostShip({ version: 0, versions: [] })],
    'GET /api/host/trips/1/guide': () => [200, aHostGuide()],
    'GET /api/host/trips/1/cabins': () => [200, aHostCabins()],
    'GET /api/host/trips/1/group': () => [200, aHostGroup()],
    [SAVE]: async () => {
      await answer();
      return [200, { ...trip, version: 4 }];
    },
    [COPY]: () => [409, { statusCode: 409, code: 'trip.day_over', message: 'Not that day.' }],
  });
  renderPage(<HostTripPage />, paths.hostTrip(1), PATTERNS.hostTrip);
  return (wanted = SAVE) => seen.filter(({ route }) => route === wanted);
}

async function moveTo(day: string): Promise<void> {
  const field = await screen.findByLabelText('First day');
  fireEvent.change(field, { target: { value: day } });
  await userEvent.click(screen.getByText('Save'));
}

it('asks with the sums before a day is moved that people have booked for', async () => {
  const sent = open(2);
  await moveTo('2026-04-01');
  expect(await screen.findByText('Move the sailing to April 1, 2026?')).toBeVisible();
  const sums = /^2 bookings stand on May 1, 2026, with \$808 paid and \$637 to be paid\./;
  expect(screen.getByText(sums)).toBeVisible();
  expect(screen.getByText(/what the day they bought gives them/)).toBeVisible();
  await userEvent.click(screen.getByText('Keep the day'));
  expect(sent()).toEqual([]);
  expect(screen.getByText('Not saved yet')).toBeVisible();
  await userEvent.click(await screen.findByText('Save'));
  await userEvent.click(await screen.findByText('Save, and write to 2 buyers'));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({ startDate: '2026-04-01', version: 3 });
});

it('keeps the length of a trip whose first day is moved, whatever years are typed on the way', async () => {
  const sent = open(0);
  const last = await screen.findByLabelText<HTMLInputElement>('Last day');
  const before = last.value;
  await moveTo('0002-05-08');
  expect(last).toHaveValue(before);
  await moveTo('2026-05-08');
  await waitFor(() => expect(sent().at(-1)?.body).toMatchObject({ startDate: '2026-05-08' }));
  expect(Date.parse(last.value) - Date.parse(before)).toBe(7 * 24 * 3_600_000);
});

it('asks before the times are others for who has booked', async () => {
  const sent = open(2);
  fireEvent.change(await screen.findByLabelText('Sails at'), { target: { value: '10:00' } });
  await userEvent.click(screen.getByText('Save'));
  expect(await screen.findByText('Change when the trip sails or ends?')).toBeVisible();
  expect(screen.getByText(/^2 bookings stand on May 1, 2026\. Everybody gets a mail/)).toBeVisible();
  expect(sent()).toEqual([]);
  await userEvent.click(screen.getByText('Save, and write to 2 buyers'));
  await waitFor(() => expect(sent()[0]?.body).toMatchObject({ sailsAt: '10:00' }));
});

it('asks nothing where nobody has booked', async () => {
  const sent = open(0);
  await moveTo('2026-04-01');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(screen.queryByText(/^Move the sailing/)).not.toBeInTheDocument();
});

it('keeps what is typed while it is saved, and asks before that is left', async () => {
  let answer = () => {};
  const sent = open(0, () => new Promise((resolve) => (answer = resolve)));
  const asked = jest.spyOn(window, 'confirm').mockReturnValue(false);
  await moveTo('2026-04-01');
  await waitFor(() => expect(sent()).toHaveLength(1));
  const title = screen.getByLabelText<HTMLInputElement>('Title');
  const before = title.value;
  await userEvent.type(title, ' II');
  answer();
  expect(await screen.findByText('Save')).toBeVisible();
  expect(title).toHaveValue(`${before} II`);
  expect(screen.getByLabelText('First day')).toHaveValue('2026-04-01');
  expect(screen.getByText('Not saved yet')).toBeVisible();
  await userEvent.click(screen.getByText('Back to trips'));
  expect(asked).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByText('Save'));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.body).toMatchObject({ title: `${before} II`, version: 4 });
});

it('asks before it leads away to a copy from what is not saved, and copies nothing when somebody stays', async () => {
  const sent = open(0);
  const asked = jest
    .spyOn(window, 'confirm')
    .mockReset()
    .mockReturnValueOnce(false)
    .mockReturnValueOnce(true);
  const copies = () => sent(COPY);
  await userEvent.click(await screen.findByRole('button', { name: 'Duplicate' }));
  await waitFor(() => expect(copies()).toHaveLength(1));
  expect(asked).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Title'), ' II');
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Duplicate' }));
  await press();
  expect(copies()).toHaveLength(1);
  await press();
  await waitFor(() => expect(copies()).toHaveLength(2));
});

it('is read, and copied, once it is called off', async () => {
  const organiser = { name: 'Lantern Tours', address: '1 Quay Street', registration: '' };
  open(0, undefined, { isCalledOff: true, namesFinalDays: 30, passportMonths: 0, organiser });
  expect(await screen.findByText(/^This trip was called off and is kept as it was/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Duplicate' })).toBeVisible();
  expect(screen.getByText('Names are final').nextSibling).toHaveTextContent('30 days before departure');
  expect(screen.getByText('Passports are valid').nextSibling).toHaveTextContent('on the last day');
  expect(screen.getByText('Organiser').nextSibling).toHaveTextContent('Lantern Tours, 1 Quay Street.');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Open for booking' })).toBeNull();
});

it('leads to what visitors and guests see, and says how that stands', async () => {
  open(0);
  const part = await screen.findByRole('region', { name: 'What visitors and guests see' });
  const [front, plan, ship, cabins, guide, group] = await within(part).findAllByRole('listitem');
  await waitFor(() => expect(plan).toHaveTextContent(/^Day-by-day plan 2 days, saved Jan 2, /));
  await waitFor(() => expect(front).toHaveTextContent(/^Home page Not written yet$/));
  await waitFor(() => expect(ship).toHaveTextContent(/^Ship's page The site's own, true of any cruise$/));
  await waitFor(() =>
    expect(cabins).toHaveTextContent(/^Pictures of the cabins Two of each kind, saved Jan 1, /),
  );
  await waitFor(() => expect(guide).toHaveTextContent(/^Preparation guide 3 things to pack, saved Jan 2, /));
  await waitFor(() => expect(group).toHaveTextContent(/^Pictures of the group 2 pictures, saved Jan 1, /));
  await userEvent.click(within(part).getByText('Preparation guide'));
  expect(await screen.findByText('You are at /host/trips/1/guide')).toBeVisible();
});

it('a trip that nobody booked is taken away once its owner means it, and the list comes next', async () => {
  const asked = open(0, undefined, { isOnSale: false, hasBookings: false });
  await userEvent.click(await screen.findByRole('button', { name: 'Take this trip away' }));
  const dialog = await screen.findByRole('dialog', { name: 'Take away Baja by Night?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep it' }));
  expect(asked(REMOVE)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Take this trip away' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Take it away' }));
  expect(await screen.findByText('You are at /host/trips')).toBeVisible();
  expect(asked(REMOVE)).toHaveLength(1);
});

it('one with bookings is called off, and not taken away', async () => {
  open(2, undefined, { isOnSale: false });
  expect(await screen.findByRole('button', { name: 'Call off this trip' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Take this trip away' })).toBeNull();
});

it.each([true, false])(
  'leads its hosts to its pages before it is opened (its owner: %s)',
  async (isOwner) => {
    open(0, undefined, { isOnSale: false, isOwner });
    const way = await screen.findByRole('link', { name: 'See its pages as visitors will' });
    expect(way).toHaveAttribute('href', '/trips/1');
  },
);

it.each([{ isOnSale: true }, { isOnSale: false, isCalledOff: true }])(
  'offers no preview of what everybody sees, or of what is called off: %o',
  async (changes) => {
    open(0, undefined, changes);
    expect(await screen.findByRole('button', { name: 'Duplicate' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'See its pages as visitors will' })).toBeNull();
  },
);

it.each([
  ['2025-03-10', 1],
  ['2999-03-10', 0],
])('shows what guests wrote of it once it is over: last day %s', async (endDate, panels) => {
  open(2, undefined, { startDate: '2025-03-07', endDate });
  expect(await screen.findByRole('region', { name: 'What visitors and guests see' })).toBeVisible();
  expect(screen.queryAllByRole('region', { name: 'Reviews' })).toHaveLength(panels);
});
