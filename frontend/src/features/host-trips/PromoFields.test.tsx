import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from '../../api/http';
import type { EditTrip } from '../../api/host/hostTrips';
import { fakeServer } from '../../testing/fakeServer';
import { aHostTrip } from '../../testing/hostTrips';
import { renderPage } from '../../testing/renderPage';
import { TripForm } from './TripForm';
import { toValues } from './tripForm.rules';

const USES = [{ code: 'CREW', uses: 3 }];
const open = (save: (body: EditTrip) => Promise<boolean>) => {
  fakeServer({});
  const values = toValues(aHostTrip());
  renderPage(<TripForm values={values} promoUses={USES} submitWord="Save" save={save} />, '/host/trips/1');
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const code = (place: number) => within(screen.getByRole('group', { name: `Code ${place}` }));
const field = (place: number, label: string) =>
  code(place).getByRole('textbox', { name: new RegExp(`^${label}`) });
const type = (place: number, label: string, text: string) => userEvent.type(field(place, label), text);

it('takes a code away, and writes another that takes an amount off', async () => {
  const saved: EditTrip[] = [];
  open(async (body) => saved.push(body) > 0);
  await press('Take code 1 away');
  await press('Add a code');
  await type(2, 'Code', ' early-1');
  await userEvent.selectOptions(code(2).getByLabelText('Takes off'), 'An amount');
  await type(2, 'Off a booking', '75');
  await type(2, 'Bookings, at most', '10');
  await press('Save');
  const early = { code: 'EARLY-1', percent: null, centsOff: 7_500, maxUses: 10, until: null };
  await waitFor(() => expect(saved[0]?.promoCodes).toEqual([aHostTrip().promoCodes[1], early]));
});

it('says how many bookings have one', () => {
  open(async () => true);
  expect(code(2).getByText('Used by 3 bookings.')).toBeVisible();
  expect(code(1).queryByText(/^Used by/)).toBeNull();
});

it('says at its field what is wrong with one', async () => {
  const fields = { 'promoCodes.0.percent': 'Enter a percentage from 1 to 90' };
  open(() => Promise.reject(new HttpError(422, '', { code: 'request.invalid', fields })));
  await userEvent.clear(field(1, 'Percent of the fare'));
  await press('Save');
  expect(await code(1).findByText('Enter a percentage from 1 to 90')).toBeVisible();
});
