import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_ORGANISER } from '../../../../backend/contracts/organiser';
import { HttpError } from '../../api/http';
import type { EditTrip } from '../../api/host/hostTrips';
import { fakeServer } from '../../testing/fakeServer';
import { aHostTrip } from '../../testing/hostTrips';
import { renderPage } from '../../testing/renderPage';
import { TripForm } from './TripForm';
import { freshValues, toValues } from './tripForm.rules';

const LANTERN = { name: 'Lantern Tours', address: '1 Quay Street\nSan Diego', registration: 'CST 12' };

const open = (organiser: EditTrip['organiser'], save: (body: EditTrip) => Promise<boolean>) => {
  fakeServer({});
  renderPage(
    <TripForm values={toValues(aHostTrip({ organiser }))} submitWord="Save" save={save} />,
    '/host/trips/1',
  );
};
const group = () => within(screen.getByRole('group', { name: 'Organiser' }));
const name = () => group().getByLabelText(/^Organised by/);
const address = () => group().getByLabelText(/^Address/);
const registration = () => group().getByLabelText(/^Registration/);
const press = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

it('sends who organises the trip, with an address of several lines', async () => {
  const saved: EditTrip[] = [];
  open(NO_ORGANISER, async (body) => saved.push(body) > 0);
  await userEvent.type(name(), LANTERN.name);
  await userEvent.type(address(), LANTERN.address.replace('\n', '{Enter}'));
  await userEvent.type(registration(), LANTERN.registration);
  await press();
  await waitFor(() => expect(saved[0]).toMatchObject({ organiser: LANTERN }));
});

it('shows who is named, and names nobody once all is empty', async () => {
  const saved: EditTrip[] = [];
  open(LANTERN, async (body) => saved.push(body) > 0);
  for (const [field, text] of [
    [name(), LANTERN.name],
    [address(), LANTERN.address],
    [registration(), LANTERN.registration],
  ] as const) {
    expect(field).toHaveValue(text);
    await userEvent.clear(field);
  }
  await press();
  await waitFor(() => expect(saved[0]).toMatchObject({ organiser: NO_ORGANISER }));
});

it('says at the name that it is missing, and goes there', async () => {
  const sentence = 'Enter a name of at least 2 characters, or leave all three fields empty';
  const refusal = { code: 'request.invalid', fields: { 'organiser.name': sentence } };
  open(NO_ORGANISER, () => Promise.reject(new HttpError(422, '', refusal)));
  await userEvent.type(address(), '1 Quay Street');
  await press();
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(name()).toHaveFocus();
});

it('begins a first trip with nobody, and another with who organises the one that is known', () => {
  expect(freshValues(undefined).organiser).toEqual(NO_ORGANISER);
  expect(freshValues(aHostTrip({ organiser: LANTERN })).organiser).toEqual(LANTERN);
});
