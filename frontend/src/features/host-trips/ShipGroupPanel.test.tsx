import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_SHIP_GROUP } from '../../../../backend/contracts/ship-group';
import { HttpError } from '../../api/http';
import type { EditTrip } from '../../api/host/hostTrips';
import { fakeServer } from '../../testing/fakeServer';
import { aHostTrip } from '../../testing/hostTrips';
import { renderPage } from '../../testing/renderPage';
import { TripForm } from './TripForm';
import { freshValues, toValues } from './tripForm.rules';

const FINAL = { kind: 'final_payment', words: '', onDate: '2026-03-20', amountCents: 1_234_550 } as const;
const GROUP: EditTrip['shipGroup'] = {
  groupNumber: 'GRP-4711',
  held: { inside: 10, oceanview: null, balcony: 0 },
  deadlines: [FINAL],
};

const open = (save: (body: EditTrip) => Promise<boolean>, shipGroup = GROUP) => {
  fakeServer({});
  renderPage(
    <TripForm values={toValues(aHostTrip({ shipGroup }))} submitWord="Save" save={save} />,
    '/host/trips/1',
  );
};
const panel = () => within(screen.getByRole('region', { name: "The ship's deadlines" }));
const deadline = (place: number) => within(panel().getByRole('group', { name: `Deadline ${place}` }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('writes the number, the cabins and another deadline in own words, and keeps what was there', async () => {
  const saved: EditTrip[] = [];
  open(async (body) => saved.push(body) > 0);
  expect(deadline(1).getByLabelText(/^To pay the ship/)).toHaveValue('12345.50');
  expect(deadline(1).getByText(/^The ship wants everything paid/)).toBeVisible();
  expect(deadline(1).getByText('Beside what is due before it: not the total.')).toBeVisible();
  const number = panel().getByLabelText(/^Group number/);
  await userEvent.clear(number);
  await userEvent.type(number, 'A-1');
  await userEvent.type(panel().getByLabelText(/^Cabin 2/), '4');
  await press('Add a deadline of the ship');
  await userEvent.selectOptions(deadline(2).getByLabelText('What is due'), 'Something else');
  await userEvent.type(deadline(2).getByLabelText('In your words'), 'Menus');
  fireEvent.change(deadline(2).getByLabelText('Day'), { target: { value: '2026-03-01' } });
  await press('Save');
  await waitFor(() =>
    expect(saved[0]?.shipGroup).toEqual({
      groupNumber: 'A-1',
      held: { inside: 10, oceanview: 4, balcony: 0 },
      deadlines: [FINAL, { kind: 'other', words: 'Menus', onDate: '2026-03-01', amountCents: null }],
    }),
  );
});

it('asks for cabins by the names of the trip, and for what it does not sell only while something is kept', async () => {
  const saved: EditTrip[] = [];
  fakeServer({});
  const cabins = aHostTrip().cabins.map((cabin) => ({ ...cabin, isSold: cabin.type === 'oceanview' }));
  const values = toValues(aHostTrip({ shipGroup: GROUP, cabins }));
  const save = async (body: EditTrip) => saved.push(body) > 0;
  renderPage(<TripForm values={values} submitWord="Save" save={save} />, '/host/trips/1');
  const held = within(panel().getByRole('group', { name: 'Cabins the ship holds for you' }));
  const labelOf = ({ labels }: HTMLInputElement) => labels?.[0]?.textContent;
  const labels = () => held.getAllByRole<HTMLInputElement>('textbox').map(labelOf);
  expect(labels()).toEqual(['Cabin 1 (optional)', 'Cabin 2 (optional)', 'Cabin 3 (optional)']);
  const [inside] = held.getAllByRole('textbox');
  expect(inside).toHaveAccessibleDescription('Not sold on this trip.');
  await userEvent.clear(inside!);
  expect(inside).toBeVisible();
  await userEvent.clear(held.getByLabelText(/^Cabin 3/));
  await press('Save');
  await waitFor(() => expect(labels()).toEqual(['Cabin 2 (optional)']));
  expect(saved[0]?.shipGroup.held).toEqual({ inside: null, oceanview: null, balcony: null });
});

it('takes a deadline away', async () => {
  const saved: EditTrip[] = [];
  open(async (body) => saved.push(body) > 0);
  await press('Take deadline 1 away');
  await press('Save');
  await waitFor(() => expect(saved[0]?.shipGroup.deadlines).toEqual([]));
});

it('says at its field what is wrong with one, and goes there', async () => {
  const sentence = 'The trip sails on May 1, 2026: choose a day until then';
  const fields = { 'shipGroup.deadlines.0.onDate': sentence };
  open(() => Promise.reject(new HttpError(422, '', { code: 'request.invalid', fields })));
  fireEvent.change(deadline(1).getByLabelText('Day'), { target: { value: '2026-06-01' } });
  await press('Save');
  expect(await deadline(1).findByText(sentence)).toBeVisible();
  expect(deadline(1).getByLabelText('Day')).toHaveFocus();
});

it('sends what is no amount as none that could be, not as nothing', async () => {
  const saved: EditTrip[] = [];
  open(async (body) => saved.push(body) > 0);
  await userEvent.type(deadline(1).getByLabelText(/^To pay the ship/), 'x');
  await press('Save');
  await waitFor(() => expect(saved[0]?.shipGroup.deadlines[0]?.amountCents).toBe(-1));
});

it('begins every other trip with nothing', () => {
  const none = toValues(aHostTrip({ shipGroup: NO_SHIP_GROUP })).shipGroup;
  expect(freshValues(undefined).shipGroup).toEqual(none);
  expect(freshValues(aHostTrip({ shipGroup: GROUP })).shipGroup).toEqual(none);
});

const NAMES = { ...FINAL, kind: 'names_due' } as const;

it('asks for no amount where a deadline rarely costs one, and keeps one that is there, also while it is emptied', async () => {
  const saved: EditTrip[] = [];
  open(async (body) => saved.push(body) > 0, { ...GROUP, deadlines: [NAMES] });
  await press('Add a deadline of the ship');
  expect(deadline(2).queryByLabelText(/^To pay the ship/)).toBeNull();
  await userEvent.selectOptions(deadline(2).getByLabelText('What is due'), 'Deposit to the ship');
  expect(deadline(2).getByLabelText(/^To pay the ship/)).toBeVisible();
  await press('Take deadline 2 away');
  const amount = deadline(1).getByLabelText(/^To pay the ship/);
  expect(amount).toHaveValue('12345.50');
  await userEvent.clear(amount);
  expect(amount).toBeVisible();
  await press('Save');
  await waitFor(() => expect(saved[0]?.shipGroup.deadlines).toEqual([{ ...NAMES, amountCents: null }]));
});
