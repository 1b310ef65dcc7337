import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from '../../api/http';
import type { EditTrip } from '../../api/host/hostTrips';
import { fakeServer } from '../../testing/fakeServer';
import { aHostTrip } from '../../testing/hostTrips';
import { renderPage } from '../../testing/renderPage';
import { TripForm } from './TripForm';
import { freshValues, toValues } from './tripForm.rules';

const open = (save: (body: EditTrip) => Promise<boolean>) => {
  fakeServer({});
  const trip = aHostTrip({ namesFinalDays: 21, checkInDays: 30, passportMonths: 3 });
  renderPage(<TripForm values={toValues(trip)} submitWord="Save" save={save} />, '/host/trips/1');
};
const names = () => screen.getByLabelText('Names are final, days ahead');
const checkIn = () => screen.getByLabelText('Online check-in opens, days ahead');
const passports = () => screen.getByLabelText('Passports are valid, months after the trip');
const write = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const press = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

it('shows from when names are final and check-in is open, and sends other days', async () => {
  const saved: EditTrip[] = [];
  open(async (body) => saved.push(body) > 0);
  expect([names(), checkIn()].map((field) => (field as HTMLInputElement).value)).toEqual(['21', '30']);
  await write(names(), '10');
  await write(checkIn(), '7');
  await press();
  await waitFor(() => expect(saved[0]).toMatchObject({ namesFinalDays: 10, checkInDays: 7 }));
});

it('shows how long passports are valid, says what 0 means, and sends it', async () => {
  const saved: EditTrip[] = [];
  open(async (body) => saved.push(body) > 0);
  expect(passports()).toHaveValue('3');
  expect(passports()).toHaveAccessibleDescription('0 means valid on the last day of the trip.');
  await write(passports(), '0');
  await press();
  await waitFor(() => expect(saved[0]).toMatchObject({ passportMonths: 0 }));
});

it('says at its field why check-in cannot open then', async () => {
  const checkInDays =
    'Online check-in closes on April 20, 2026, as your dates say: it cannot open on April 24, 2026';
  const refusal = { code: 'request.invalid', fields: { checkInDays } };
  open(() => Promise.reject(new HttpError(422, '', refusal)));
  await write(checkIn(), '7');
  await press();
  expect(await screen.findByText(checkInDays)).toBeVisible();
  expect(checkIn()).toHaveFocus();
});

it('begins a first trip with two weeks and six months, and another with those of the one that is known', () => {
  const usual = { namesFinalDays: '14', checkInDays: '14', passportMonths: '6' };
  expect(freshValues(undefined)).toMatchObject(usual);
  const known = aHostTrip({ namesFinalDays: 21, checkInDays: 30, passportMonths: 0 });
  const its = { namesFinalDays: '21', checkInDays: '30', passportMonths: '0' };
  expect(freshValues(known)).toMatchObject(its);
});
