import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GuestRecord } from '../../api/guest';
import { aGuestRecord } from '../../testing/bookings';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { isOff } from '../../testing/isOff';
import { nothingNear } from '../../testing/nothingNear';
import { renderPage } from '../../testing/renderPage';
import PaymentPage from './PaymentPage';

const ID = 'Abcdefghijklmnopqrstu1';
const FORM = `POST /api/guests/${ID}/payment-form`;
const THE_FORM: Answer = [200, { action: 'https://www.paypal.example/cgi-bin/webscr', fields: {} }];

beforeEach(() => {
  sessionStorage.clear();
  nothingNear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

function open(record: () => GuestRecord, form: () => Answer) {
  const seen = fakeServer({ [`GET /api/guests/${ID}`]: () => [200, record()], [FORM]: form });
  renderPage(<PaymentPage />, `/template/payment/${ID}`, '/template/payment/:guestId');
  return () => seen.filter(({ route }) => route === FORM).map(({ body }) => body);
}
const goThere = () => screen.findByRole('button', { name: 'Pay on PayPal’s website' });
const comeBack = () =>
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

it('can be left for PayPal again by who comes back from there', async () => {
  open(
    () => aGuestRecord(),
    () => THE_FORM,
  );
  await userEvent.click(await goThere());
  expect(isOff(await screen.findByRole('button', { name: 'Going to PayPal...' }))).toBe(true);
  comeBack();
  expect(isOff(await goThere())).toBe(false);
});

it('is not offered again to who has paid there', async () => {
  let record = aGuestRecord();
  open(
    () => record,
    () => THE_FORM,
  );
  await userEvent.click(await goThere());
  await screen.findByRole('button', { name: 'Going to PayPal...' });
  record = aGuestRecord({ nextStep: 'confirming', plans: [] });
  comeBack();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'We are confirming your payment' }),
  ).toBeVisible();
});

it('sends the trip as it is now after a refusal of one that has changed', async () => {
  let version = 1;
  const message = 'This trip was changed while you were looking at it.';
  const sent = open(
    () => aGuestRecord({ trip: { ...aGuestRecord().trip, version } }),
    () => {
      if (version === 2) return THE_FORM;
      version = 2;
      return [409, { statusCode: 409, code: 'trip.changed_since', message }];
    },
  );
  await userEvent.click(await goThere());
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(async () => {
    await userEvent.click(await goThere());
    expect(sent().at(-1)).toMatchObject({ tripVersion: 2 });
  });
});
