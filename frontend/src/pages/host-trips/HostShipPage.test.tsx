import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { STOCK_SHIP } from '../../../../backend/contracts/stock-ship';
import type { ChangeShip, HostShip } from '../../api/host/hostTripPages';
import { hostPaths } from '../../lib/hostPaths';
import { PATTERNS } from '../../lib/paths';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { aHostShip, AN_OWNER, aWrittenTrip } from '../../testing/hostPages';
import { isOff } from '../../testing/isOff';
import { renderPage } from '../../testing/renderPage';
import HostShipPage from './HostShipPage';

const SAVE = 'PUT /api/host/trips/1/ship';

function open(ship: HostShip, more: Record<string, (body: unknown) => Answer> = {}) {
  const seen = fakeServer({
    'GET /api/auth/me': () => [200, { user: AN_OWNER, guest: null }],
    'GET /api/host/trips/1': () => [200, aWrittenTrip()],
    'GET /api/host/trips/1/pictures': () => [200, []],
    'GET /api/host/trips/1/ship': () => [200, ship],
    [SAVE]: (body) => [200, { ...ship, ...(body as ChangeShip), version: ship.version + 1 }],
    ...more,
  });
  renderPage(<HostShipPage />, hostPaths.tripShip(1), PATTERNS.hostTripShip);
  return () => seen.filter(({ route }) => route === SAVE).map(({ body }) => body as ChangeShip);
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const save = () => press('Save');
const part = (name: string) => within(screen.getByRole('region', { name }));
const type = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });
const typeInto = (label: string, text: string) => type(screen.getByLabelText(label), text);
const refusal = (fields: Record<string, string>) => ({
  statusCode: 422,
  code: 'request.invalid',
  message: 'Please check the fields.',
  fields,
});
/** What is saved of the example, as it goes back. */
const { versions: _versions, isOwner: _owner, ...saved } = aHostShip();

it('saves texts, lines, figures and amenities as they are named, and nothing else', async () => {
  const sent = open(aHostShip());
  await screen.findByText('Save');
  expect(screen.getByRole('heading', { level: 1, name: "Ship's page" })).toBeVisible();
  type(part('First screen').getByLabelText('Title'), 'A smaller ship');
  typeInto('Under the number of guests (optional)', 'Only us');
  typeInto('Included (optional)', ' The cabin \n\nA harpist');
  const figures = part('The ship in figures');
  await userEvent.click(figures.getByRole('button', { name: 'Add a figure' }));
  const added = within(figures.getByRole('group', { name: 'Figure 2' }));
  expect(added.getByLabelText('Figure')).toHaveFocus();
  type(added.getByLabelText('Figure'), '3');
  type(added.getByLabelText('Of what'), 'Masts');
  await press(/^Group 1 To eat/);
  await userEvent.click(screen.getByRole('radio', { name: 'Service bell' }));
  await press('Add an amenity');
  type(screen.getAllByLabelText('Name')[1]!, 'Pantry');
  await save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  const [group] = saved.amenities;
  expect(sent()[0]).toEqual({
    ...saved,
    title: 'A smaller ship',
    groupNote: 'Only us',
    included: ['The cabin', 'A harpist'],
    figures: [...saved.figures, { value: '3', name: 'Masts', note: '' }],
    amenities: [{ ...group, icon: 'bell', amenities: [...group!.amenities, { name: 'Pantry', note: '' }] }],
  });
});

it('moves highlights, takes one away and brings it back', async () => {
  const sent = open(aHostShip());
  await press('Move The galley up');
  expect(screen.getByRole('button', { name: 'Move The galley up' })).toHaveFocus();
  await press('Take The mast away');
  expect(await screen.findByText('The mast is taken away.')).toBeVisible();
  await press('Undo');
  await press('Take Cabins away');
  await save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toEqual({ ...saved, reasons: saved.reasons.toReversed(), figures: [] });
});

it('chooses the picture of the first screen', async () => {
  const sent = open(aHostShip());
  await press('Choose a picture for the first screen');
  await userEvent.click(screen.getByRole('radio', { name: /Theater at night/ }));
  await press('Use this picture');
  await save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.cover).toEqual({ picture: 'theatre-night', alt: 'The ship at dusk' });
});

it('opens the row that needs another look, and leads to its field', async () => {
  const fields = {
    'amenities.0.amenities.0.name': 'Give it a name',
    'notes.0.points': 'Write at most 12 lines',
    included: 'Use at most 300 characters a line',
  };
  open(aHostShip(), { [SAVE]: () => [422, refusal(fields)] });
  await press('Take Cabins away');
  await save();
  expect(await screen.findByText('Give it a name')).toBeVisible();
  const wrong = screen.getByLabelText('Name');
  expect(wrong).toHaveFocus();
  expect(wrong).toHaveAccessibleDescription('Give it a name');
  expect(screen.getByRole('button', { name: /^Note 1 .* Needs another look$/ })).toBeVisible();
  expect(screen.getByLabelText('Points')).toHaveAccessibleDescription(/Write at most 12 lines$/);
  expect(screen.getByLabelText('Included (optional)')).toHaveAccessibleDescription(
    'Use at most 300 characters a line',
  );
});

it('says at once that there are too many lines, and does not send them', async () => {
  const sent = open(aHostShip());
  await screen.findByText('Save');
  const field = screen.getByLabelText('Not included (optional)');
  type(field, Array.from({ length: 13 }, (_, number) => `Line ${number}`).join('\n'));
  expect(field).toHaveAccessibleDescription('Use at most 12 lines');
  await save();
  expect(field).toHaveFocus();
  expect(sent()).toEqual([]);
});

it('says when somebody else saved meanwhile, and keeps what is typed', async () => {
  const message = 'Somebody else has changed this.';
  open(aHostShip(), { [SAVE]: () => [409, { statusCode: 409, code: 'trip.changed', message }] });
  await screen.findByText('Save');
  typeInto('Lead (optional)', 'Typed');
  await save();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show what is saved' })).toBeVisible();
  expect(screen.getByLabelText('Lead (optional)')).toHaveValue('Typed');
});

it('brings an earlier version back as a change that is not saved yet', async () => {
  const past = { tripId: 1, version: 1, picturesGone: 0 };
  const before = { ...saved, ...past, title: 'As it was', included: ['Nothing yet'] };
  const sent = open(aHostShip(), { 'GET /api/host/trips/1/ship/versions/1': () => [200, before] });
  await press('Look at it');
  expect(await screen.findByText('You are looking at version 1. Save to bring it back.')).toBeVisible();
  expect(screen.getByLabelText('Included (optional)')).toHaveValue('Nothing yet');
  await save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toEqual({ ...saved, title: 'As it was', included: ['Nothing yet'] });
});

it('begins with what the site says of any cruise, and saves that once it is changed', async () => {
  const sent = open(aHostShip({ ...STOCK_SHIP, version: 0, versions: [] }));
  expect(await screen.findByText(/^Nobody has written this yet\./)).toBeVisible();
  expect(part('First screen').getByLabelText('Title')).toHaveValue(STOCK_SHIP.title);
  expect(isOff(screen.getByRole('button', { name: 'Save' }))).toBe(true);
  typeInto('Lead (optional)', 'Ours.');
  await save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toEqual({ ...STOCK_SHIP, lead: 'Ours.', version: 0 });
});

it('is read by a co-host', async () => {
  open(aHostShip({ isOwner: false }));
  expect(await screen.findByText('Twelve cabins and a mast.')).toBeVisible();
  expect(part('On board').getByText('Galley: open all night')).toBeVisible();
  expect(part('Good to know').getByText('Boots in the rigging')).toBeVisible();
  expect(part('What the fare holds').getByText('All meals')).toBeVisible();
  expect(part('The ship in figures').getByRole('heading', { name: 'Cabins 12' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
