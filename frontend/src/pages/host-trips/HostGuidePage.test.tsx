import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { STOCK_GUIDE } from '../../../../backend/contracts/stock-guide';
import type { ChangeGuide, HostGuide } from '../../api/host/hostTripPages';
import { hostPaths } from '../../lib/hostPaths';
import { PATTERNS, paths } from '../../lib/paths';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { aHostGuide, AN_OWNER, aWrittenTrip } from '../../testing/hostPages';
import { isOff } from '../../testing/isOff';
import { renderPage } from '../../testing/renderPage';
import HostGuidePage from './HostGuidePage';

const SAVE = 'PUT /api/host/trips/1/guide';

function open(guide: HostGuide, more: Record<string, (body: unknown) => Answer> = {}) {
  const seen = fakeServer({
    'GET /api/auth/me': () => [200, { user: AN_OWNER, guest: null }],
    'GET /api/host/trips/1': () => [200, aWrittenTrip()],
    'GET /api/host/trips/1/pictures': () => [200, []],
    'GET /api/host/trips/1/guide': () => [200, guide],
    [SAVE]: (body) => [200, { ...guide, ...(body as ChangeGuide), version: guide.version + 1 }],
    ...more,
  });
  renderPage(<HostGuidePage />, hostPaths.tripGuide(1), PATTERNS.hostTripGuide);
  return () => seen.filter(({ route }) => route === SAVE).map(({ body }) => body as ChangeGuide);
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const save = () => press('Save');
const part = (name: string) => within(screen.getByRole('region', { name }));
const type = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });
const typeInto = (label: string, text: string) => type(screen.getByLabelText(label), text);
/** What is saved of the example, as it goes back. */
const { versions: _versions, isOwner: _owner, ...saved } = aHostGuide();
const [clothing, other] = [saved.packing[0]!, saved.packing[1]!];

it('keeps the key of a thing that is renamed or moved, and gives a new one its own', async () => {
  const sent = open(aHostGuide());
  await press(/^Group 1 Clothing/);
  typeInto('Thing 1', 'Rubber boots');
  await press('Move A scarf up');
  await press('Add a thing');
  expect(screen.getByLabelText('Thing 3')).toHaveFocus();
  typeInto('Thing 3', 'A hat');
  await userEvent.click(
    within(screen.getByRole('group', { name: 'A hat' })).getByRole('checkbox', { name: 'Essential' }),
  );
  await save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  const key = expect.stringMatching(/^[a-z0-9-]{1,40}$/) as string;
  const items = [
    clothing.items[1]!,
    { key: 'boots', name: 'Rubber boots', isEssential: true },
    { key, name: 'A hat', isEssential: true },
  ];
  expect(sent()[0]).toEqual({ ...saved, packing: [{ ...clothing, items }, other] });
});

it('brings back what was taken away with its key', async () => {
  const sent = open(aHostGuide());
  await press('Take Else away');
  await press('Undo');
  await press(/^Group 1 Clothing/);
  await press('Take Boots away');
  expect(await screen.findByText('Boots is taken away.')).toBeVisible();
  await press('Undo');
  expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();
  await press('Take A scarf away');
  await save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  const items = [clothing.items[0]!];
  expect(sent()[0]).toEqual({ ...saved, packing: [{ ...clothing, items }, other] });
});

it('saves steps, advice, weather and links as they are named', async () => {
  const sent = open(aHostGuide());
  await press(/^Step 1 Papers first/);
  typeInto('Weeks before departure', '8');
  typeInto('What to do (optional)', 'Look at your passport\n\nBook a berth');
  type(part('Physical preparation').getByLabelText('Title'), 'Sea stomach');
  type(part('Weather').getByLabelText('Figure'), '50 °F');
  typeInto('Good to know ashore (optional)', '');
  const address = screen.getByLabelText('Address');
  expect(address).toHaveAttribute('type', 'url');
  type(address, 'https://example.com/boats');
  await save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  const [first, second] = saved.steps;
  expect(sent()[0]).toEqual({
    ...saved,
    steps: [{ ...first, weeksBefore: 8, tasks: ['Look at your passport', 'Book a berth'] }, second],
    fitness: [{ ...saved.fitness[0], title: 'Sea stomach' }],
    weather: [{ ...saved.weather[0], value: '50 °F' }],
    ashore: [],
    links: [{ ...saved.links[0], url: 'https://example.com/boats' }],
  });
});

it('opens the step that comes too late, and leads to its weeks', async () => {
  const sentence = 'Each step has fewer weeks left than the one before it';
  const fields = { 'steps.1.weeksBefore': sentence };
  const answer = { statusCode: 422, code: 'request.invalid', message: 'Please check the fields.', fields };
  const sent = open(aHostGuide(), { [SAVE]: () => [422, answer] });
  await press('Move Pack up');
  await save();
  expect(await screen.findByText(sentence)).toBeVisible();
  const weeks = screen.getByLabelText('Weeks before departure');
  expect(weeks).toHaveFocus();
  expect(weeks).toHaveValue('6');
  expect(weeks).toHaveAccessibleDescription(sentence);
  expect(sent()[0]?.steps.map(({ title }) => title)).toEqual(['Pack', 'Papers first']);
});

it('says when somebody else saved meanwhile, and keeps what is typed', async () => {
  const message = 'Somebody else has changed this.';
  open(aHostGuide(), { [SAVE]: () => [409, { statusCode: 409, code: 'trip.changed', message }] });
  await screen.findByText('Save');
  typeInto('Lead', 'Typed');
  await save();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Lead')).toHaveValue('Typed');
});

it('brings an earlier version back as a change that is not saved yet', async () => {
  const past = { tripId: 1, version: 1, picturesGone: 0 };
  const before = { ...saved, ...past, packing: [other], weatherNotes: ['Snow.'] };
  const sent = open(aHostGuide(), { 'GET /api/host/trips/1/guide/versions/1': () => [200, before] });
  await press('Look at it');
  expect(await screen.findByText('You are looking at version 1. Save to bring it back.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Group 2/ })).not.toBeInTheDocument();
  await save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toEqual({ ...saved, packing: [other], weatherNotes: ['Snow.'] });
});

it('begins with what the site says of any cruise', async () => {
  const sent = open(aHostGuide({ ...STOCK_GUIDE, version: 0, versions: [] }));
  expect(await screen.findByText(/^Nobody has written this yet\./)).toBeVisible();
  expect(isOff(screen.getByRole('button', { name: 'Save' }))).toBe(true);
  typeInto('Lead', 'Ours.');
  await save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toEqual({ ...STOCK_GUIDE, lead: 'Ours.', version: 0 });
});

it('says who reads it, and draws the fields of opened groups alone', async () => {
  open(aHostGuide());
  expect(await screen.findByText(/^Guests see it from the day they have paid/)).toBeVisible();
  expect(screen.getByText('See it on the site')).toHaveAttribute('href', paths.preparation());
  expect(screen.queryByLabelText('Thing 1')).not.toBeInTheDocument();
  await press(/^Group 1 Clothing/);
  expect(screen.getAllByRole('checkbox', { name: 'Essential' })).toHaveLength(2);
  expect(screen.queryByText('boots')).not.toBeInTheDocument();
});

it('is read by a co-host', async () => {
  open(aHostGuide({ isOwner: false }));
  expect(await screen.findByText('Boots (essential)')).toBeVisible();
  expect(part('Timeline').getByRole('heading', { name: '1 week before departure Pack' })).toBeVisible();
  expect(part('Weather').getByText('Wind from the ice.')).toBeVisible();
  expect(part('Ashore and links').getByText('https://example.com/ferries')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
