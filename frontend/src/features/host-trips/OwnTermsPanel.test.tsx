import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from '../../api/http';
import type { EditTrip } from '../../api/host/hostTrips';
import { fakeServer } from '../../testing/fakeServer';
import { aHostTrip } from '../../testing/hostTrips';
import { renderPage } from '../../testing/renderPage';
import { TripForm } from './TripForm';
import { freshValues, toValues } from './tripForm.rules';

const DRESS = { title: 'Dress', text: 'White on the first night.\nShoes at dinner.' };
const SHARING = { title: 'Who shares a cabin', text: 'Friends and families.' };

const open = (ownTerms: EditTrip['ownTerms'], save: (body: EditTrip) => Promise<boolean>) => {
  fakeServer({});
  renderPage(
    <TripForm values={toValues(aHostTrip({ ownTerms }))} submitWord="Save" save={save} />,
    '/host/trips/1',
  );
};
const panel = () => within(screen.getByRole('region', { name: 'Terms of your own' }));
const section = (place: number) => within(panel().getByRole('group', { name: `Section ${place}` }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('takes a section away, and writes another of several lines', async () => {
  const saved: EditTrip[] = [];
  open([SHARING], async (body) => saved.push(body) > 0);
  expect(section(1).getByLabelText('Heading')).toHaveValue(SHARING.title);
  await press('Take section 1 away');
  await press('Add a section');
  await userEvent.type(section(1).getByLabelText('Heading'), DRESS.title);
  await userEvent.type(section(1).getByLabelText('What you agree on'), DRESS.text.replace('\n', '{Enter}'));
  await press('Save');
  await waitFor(() => expect(saved[0]?.ownTerms).toEqual([DRESS]));
});

it('says at its field what is wrong with one, and goes there', async () => {
  const fields = { 'ownTerms.1.title': 'Another section has this heading' };
  open([DRESS, DRESS], () => Promise.reject(new HttpError(422, '', { code: 'request.invalid', fields })));
  await userEvent.type(section(2).getByLabelText('What you agree on'), ' Hats, too.');
  await press('Save');
  expect(await section(2).findByText('Another section has this heading')).toBeVisible();
  expect(section(2).getByLabelText('Heading')).toHaveFocus();
});

it('offers no eleventh section', () => {
  open(
    Array.from({ length: 10 }, (_, place) => ({ ...DRESS, title: `Dress ${place}` })),
    () => Promise.resolve(true),
  );
  expect(section(10).getByLabelText('Heading')).toHaveValue('Dress 9');
  expect(screen.queryByRole('button', { name: 'Add a section' })).not.toBeInTheDocument();
});

it('begins a first trip without sections, and another with those of the one that is known', () => {
  expect(freshValues(undefined).ownTerms).toEqual([]);
  expect(freshValues(aHostTrip({ ownTerms: [DRESS] })).ownTerms).toEqual([DRESS]);
});
