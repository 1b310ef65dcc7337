import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from '../../api/http';
import type { EditTrip } from '../../api/host/hostTrips';
import { fakeServer } from '../../testing/fakeServer';
import { aHostTrip } from '../../testing/hostTrips';
import { renderPage } from '../../testing/renderPage';
import { TripForm } from './TripForm';
import { toValues } from './tripForm.rules';

const open = (save: (body: EditTrip) => Promise<boolean>) => {
  fakeServer({});
  renderPage(<TripForm values={toValues(aHostTrip())} submitWord="Save" save={save} />, '/host/trips/1');
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('takes an extra away, and writes another with its price', async () => {
  const saved: EditTrip[] = [];
  open(async (body) => saved.push(body) > 0);
  expect(screen.getByDisplayValue('To the lagoon')).toBeVisible();
  await press('Take extra 1 away');
  await press('Add an extra');
  await userEvent.type(screen.getByLabelText('What it is', { exact: false }), 'Drinks for three days');
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Drinks');
  await userEvent.type(screen.getByLabelText('Price, a traveller', { exact: false }), '177');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Guests add it themselves/ }));
  await userEvent.type(screen.getByLabelText('Places, in all', { exact: false }), '40');
  await press('Save');
  const said = { title: 'Drinks for three days', priceCents: 17_700, byGuests: false, places: 40 };
  const drinks = { code: '', kind: 'drinks', ...said };
  await waitFor(() => expect(saved[0]?.addOns).toEqual([drinks]));
});

it('says at its field what is wrong with one', async () => {
  const fields = { 'addOns.0.priceCents': 'Enter a price from $1 to $100,000' };
  open(() => Promise.reject(new HttpError(422, '', { code: 'request.invalid', fields })));
  await userEvent.clear(screen.getByLabelText('Price, a traveller', { exact: false }));
  await press('Save');
  expect(await screen.findByText('Enter a price from $1 to $100,000')).toBeVisible();
});
