import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChangePlan, HostPlan } from '../../api/host/hostTripPages';
import { hostPaths } from '../../lib/hostPaths';
import { PATTERNS } from '../../lib/paths';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { aHostPlan, AN_OWNER, anActivity, aWrittenTrip } from '../../testing/hostPages';
import { isOff } from '../../testing/isOff';
import { renderPage } from '../../testing/renderPage';
import HostPlanPage from './HostPlanPage';

const READ = 'GET /api/host/trips/1/plan';
const SAVE = 'PUT /api/host/trips/1/plan';

function open(plan: HostPlan, more: Record<string, (body: unknown) => Answer> = {}) {
  const seen = fakeServer({
    'GET /api/auth/me': () => [200, { user: AN_OWNER, guest: null }],
    'GET /api/host/trips/1': () => [200, aWrittenTrip()],
    'GET /api/host/trips/1/pictures': () => [200, []],
    [READ]: () => [200, plan],
    [SAVE]: (body) => [200, { ...plan, ...(body as ChangePlan), version: plan.version + 1 }],
    ...more,
  });
  renderPage(<HostPlanPage />, hostPaths.tripPlan(1), PATTERNS.hostTripPlan);
  return () => seen.filter(({ route }) => route === SAVE).map(({ body }) => body as ChangePlan);
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const save = () => press('Save');
const typeInto = (label: string, text: string) => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value: text } });
};
/** What is saved of the example, as it goes back. */
const { days, moments } = aHostPlan();
const [first, second] = [days[0]!, days[1]!];

it('writes the days of an empty plan and saves them as they are named', async () => {
  const empty = aHostPlan({ days: [], moments: [], version: 0, versions: [] });
  const sent = open(empty);
  await press('Start with a day for each day of the trip');
  expect(screen.getByRole('button', { name: /^Day 4, Mon, May 4/ })).toBeVisible();
  for (const name of ['Day 4, Mon, May 4', 'Day 3, Sun, May 3', 'Day 2, Sat, May 2'])
    await press(`Take ${name} away`);
  await press(/^Day 1, Fri, May 1/);
  typeInto('Title', 'All aboard');
  typeInto('Description', 'Bags down.');
  await press('Choose a picture for All aboard');
  await userEvent.click(screen.getByRole('radio', { name: /Pool by day/ }));
  await press('Use this picture');
  await press('Add an activity');
  expect(screen.getByLabelText('When')).toHaveFocus();
  typeInto('Time', '12:30');
  typeInto('Minutes in a calendar', '90');
  typeInto('Name', 'Lunch');
  await save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  const key = expect.stringMatching(/^[a-z0-9-]{1,40}$/) as string;
  const lunch = { ...anActivity({ key, name: 'Lunch', place: '', description: '' }) };
  const alt = screen.getByLabelText<HTMLInputElement>('The picture in words').value;
  expect(alt).toMatch(/^A turquoise pool/);
  const day = { title: 'All aboard', description: 'Bags down.', picture: 'pool-day', alt };
  expect(sent()[0]).toEqual({ days: [{ ...day, activities: [lunch] }], moments: [], version: 0 });
  expect(await screen.findByText('Save')).toBeVisible();
  expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();
});

it('leaves words that a host wrote when another picture is chosen, and takes the site’s own away', async () => {
  const sent = open(aHostPlan());
  await press(/^Day 1, /);
  const words = () => screen.getByLabelText('The picture in words');
  const choose = async (name: RegExp) => {
    await press('Choose a picture for All aboard');
    await userEvent.click(screen.getByRole('radio', { name }));
    await press('Use this picture');
  };
  await choose(/Theater at night/);
  expect(words()).toHaveValue('The pool');
  typeInto('The picture in words', '');
  await choose(/Pool by day/);
  expect(words()).toHaveValue(
    'A turquoise pool with swim rings, white loungers and parasols on a sunny lido deck',
  );
  await choose(/Theater at night/);
  expect(words()).toHaveValue('Rows of seats before a stage framed in warm bulbs and red velvet');
  expect(sent()).toEqual([]);
});

it('moves days with all that is theirs, and the focus with them', async () => {
  const sent = open(aHostPlan());
  await press('Move In town up');
  expect(screen.getByRole('button', { name: 'Move In town up' })).toHaveFocus();
  expect(isOff(screen.getByRole('button', { name: 'Move In town up' }))).toBe(true);
  await press(/^Day 2, Sat, May 2 All aboard/);
  await press('Move Lunch by the pool down');
  expect(screen.getByRole('button', { name: 'Move Lunch by the pool down' })).toHaveFocus();
  await save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  const moved = { ...first, activities: first.activities.toReversed() };
  const bay = { ...moments[0]!, day: 1 };
  expect(sent()[0]).toEqual({ days: [second, moved], moments: [bay], version: 2 });
});

it('brings back what was taken away, as it was', async () => {
  const sent = open(aHostPlan());
  await press('Take In town away');
  expect(await screen.findByText('In town is taken away.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await press('Undo');
  expect(screen.getByRole('button', { name: 'Take In town away' })).toHaveFocus();
  expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();
  await press('Take All aboard away');
  await save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toEqual({ days: [second], moments: [{ ...moments[0]!, day: 1 }], version: 2 });
});

it('does not lend a moment to another day when its own is taken away', async () => {
  const sent = open(aHostPlan());
  await press('Take In town away');
  await press(/^Moment 1/);
  expect(screen.getByLabelText('Day')).toHaveDisplayValue('Choose a day');
  await save();
  await waitFor(() => expect(sent()[0]?.moments[0]?.day).toBe(0));
});

it('shows at its field what the server says of a day that is closed', async () => {
  const refusal = {
    statusCode: 422,
    code: 'request.invalid',
    message: 'Please check the fields.',
    fields: { 'days.0.activities.1.name': 'Give the activity a name', days: 'The trip lasts one day' },
  };
  const sent = open(aHostPlan(), { [SAVE]: () => [422, refusal] });
  await press('Take The bay away');
  await save();
  expect(await screen.findByText('Give the activity a name')).toBeVisible();
  const wrong = screen.getAllByLabelText('Name')[1]!;
  expect(wrong).toHaveFocus();
  expect(wrong).toHaveAccessibleDescription('Give the activity a name');
  expect(screen.getByText('Please check the fields.')).toBeVisible();
  expect(screen.getByText('The trip lasts one day')).toBeVisible();
  const opener = screen.getByRole('button', { name: /^Day 1, .* Needs another look$/ });
  await userEvent.click(opener);
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  await save();
  await waitFor(() => expect(sent()).toHaveLength(2));
});

it('sets the hour of departure in place of a time', async () => {
  const sent = open(aHostPlan());
  await press(/^Day 1, /);
  const [lunch] = screen.getAllByRole('group', { name: 'Lunch by the pool' });
  const within1 = within(lunch!);
  await userEvent.selectOptions(within1.getByLabelText('When'), 'At departure');
  expect(within1.queryByLabelText('Time')).not.toBeInTheDocument();
  await save();
  await waitFor(() => expect(sent()[0]?.days[0]?.activities[0]?.at).toBe('departure'));
});

it('draws the fields of opened days alone', async () => {
  open(aHostPlan());
  expect(await screen.findByText('All aboard')).toBeVisible();
  expect(screen.queryByLabelText('Title')).not.toBeInTheDocument();
  await press(/^Day 1, /);
  expect(screen.getAllByLabelText('Title')).toHaveLength(1);
});

it('is read by a co-host', async () => {
  open(aHostPlan({ isOwner: false }));
  expect(await screen.findByText('Lunch by the pool')).toBeVisible();
  expect(screen.getByText('12:30 PM')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Day 2, Sat, May 2 In town' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
