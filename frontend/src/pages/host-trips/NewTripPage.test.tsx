import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hostPaths } from '../../lib/hostPaths';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { aHostTrip } from '../../testing/hostTrips';
import { renderPage } from '../../testing/renderPage';
import NewTripPage from './NewTripPage';

let mockZone = 'Europe/Lisbon';
jest.mock('../../lib/time/ownZone', () => ({ ownZone: () => mockZone }));

const user = { id: 1, username: 'm', email: 'm@example.com', firstName: 'M', lastName: 'S', role: 'host' };
const LIST = 'GET /api/host/trips';
const detail = (id: number) => `GET /api/host/trips/${id}`;

function open(list: () => number[], more: Record<string, () => Answer | Promise<Answer>>) {
  const seen = fakeServer({
    'GET /api/auth/me': () => [200, { user, guest: null }],
    [LIST]: () => [200, { trips: list().map((id) => ({ id })), inFront: null }],
    ...more,
  });
  const client = renderPage(<NewTripPage />, hostPaths.newTrip());
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

describe('who hosts a trip already', () => {
  const NOTE = 'Begins with the prices, terms and clock of Baja by Night. Look them over.';
  const asked = jest.spyOn(window, 'confirm');
  const startEmpty = () => userEvent.click(screen.getByRole('button', { name: 'Start empty' }));
  beforeEach(async () => {
    asked.mockReset();
    open(() => [1], { [detail(1)]: () => [200, { ...aHostTrip(), id: 1, timeZone: 'Pacific/Honolulu' }] });
    await screen.findByText(NOTE);
  });
  afterAll(() => asked.mockRestore());

  it('reads whose values the form begins with, and starts empty instead, unasked while nothing is typed', async () => {
    expect(screen.getByLabelText('Time zone')).toHaveValue('Pacific/Honolulu');
    await startEmpty();
    expect(screen.queryByDisplayValue('Cabin 1')).toBeNull();
    expect(screen.getByLabelText('Time zone')).toHaveValue('Europe/Lisbon');
    expect(screen.queryByText(NOTE)).toBeNull();
    expect(screen.getByLabelText('Title')).toHaveFocus();
    expect(asked).not.toHaveBeenCalled();
  });

  it('marks no cabin as the popular one', async () => {
    expect(screen.getAllByRole('checkbox', { name: /popular/, checked: true })).toHaveLength(1);
    await startEmpty();
    expect(screen.queryByRole('checkbox', { name: /popular/, checked: true })).toBeNull();
  });

  it('reads nothing of the plan where that is the one of the trip it begins with', () => {
    expect(screen.queryByText(/The plan to pay in parts/)).toBeNull();
  });

  it('is asked before what was typed is lost', async () => {
    await userEvent.type(screen.getByLabelText('Title'), 'Hawaii');
    asked.mockReturnValueOnce(false).mockReturnValueOnce(true);
    await startEmpty();
    expect(screen.getByLabelText('Title')).toHaveValue('Hawaii');
    await startEmpty();
    expect(screen.getByLabelText('Title')).toHaveValue('');
    expect(asked).toHaveBeenCalledTimes(2);
  });
});

it('says that the plan is the usual one where that of the known trip had fixed days', async () => {
  const laterParts = [{ percent: 75, daysBefore: null, dueOn: '2026-04-01' }];
  open(() => [1], { [detail(1)]: () => [200, { ...aHostTrip({ laterParts }), id: 1 }] });
  const note = 'The plan to pay in parts is the usual one, because that of Baja by Night had fixed days.';
  expect(await screen.findByText(note)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Start empty' }));
  expect(screen.queryByText(note)).toBeNull();
});

it.each([
  ['Europe/Lisbon', 'Europe/Lisbon'],
  ['Nowhere/Else', 'America/Los_Angeles'],
])('begins a first trip in the zone of who plans it, where the list has it: %s', async (own, zone) => {
  mockZone = own;
  open(() => [], {});
  expect(await screen.findByLabelText('Time zone')).toHaveValue(zone);
  expect(screen.queryByRole('button', { name: 'Start empty' })).toBeNull();
});

it('says what is missing of a form that was sent as it began', async () => {
  const fields = { title: 'Give the trip a title' };
  open(() => [], {
    'POST /api/host/trips': () => [422, { code: 'request.invalid', message: 'Please look again.', fields }],
  });
  const title = await screen.findByLabelText('Title');
  await userEvent.click(screen.getByRole('button', { name: 'Create trip' }));
  expect(await screen.findByText('Give the trip a title')).toBeVisible();
  expect(title).toHaveFocus();
});

it('takes the mark of the popular one from a cabin that is not sold', async () => {
  open(() => [1], { [detail(1)]: () => [200, { ...aHostTrip(), id: 1 }] });
  await screen.findByDisplayValue('Cabin 2');
  const sold = screen.getAllByRole('checkbox', { name: 'Sold on this trip' })[1]!;
  await userEvent.click(sold);
  await userEvent.click(sold);
  expect(screen.getByDisplayValue('Cabin 2')).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /popular/, checked: true })).toBeNull();
});
