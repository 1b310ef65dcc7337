import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aQuote } from '../../testing/bookings';
import { fillInPerson, openBookingForm } from '../../testing/bookingForm';
import type { Answer } from '../../testing/fakeServer';
import BookingFormPage from './BookingFormPage';

jest.mock('../../lib/browser/leave');

const ADDRESS = '/template/register?code=summer';
const open = (register: () => Answer) => openBookingForm(<BookingFormPage />, register, { address: ADDRESS });
const send = async () => {
  await fillInPerson();
  await userEvent.click(screen.getByRole('button', { name: 'Continue to Payment' }));
};

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it('registers with the code that a link brought, also after another cabin was chosen', async () => {
  const sent = await open(() => [201, { id: 'Abcdefghijklmnopqrstu1' }]);
  expect(await screen.findByRole('button', { name: 'Remove the code' })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /Balcony/ }));
  expect(screen.getByRole('button', { name: 'Remove the code' })).toBeVisible();
  await send();
  await waitFor(() => expect(sent()).toMatchObject([{ cabinType: 'balcony', promoCode: 'SUMMER' }]));
});

it('registers without it where it was taken away', async () => {
  const sent = await open(() => [201, { id: 'Abcdefghijklmnopqrstu1' }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the code' }));
  await send();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).not.toHaveProperty('promoCode');
});

it('says so where it cannot be used any more, and keeps what was typed', async () => {
  const message = 'This code has been used as often as it may be.';
  await open(() => [
    409,
    { statusCode: 409, code: 'promo.used_up', message, fields: { promoCode: message } },
  ]);
  await screen.findByRole('button', { name: 'Remove the code' });
  await send();
  expect(await screen.findByText(new RegExp(`${message} Nothing was charged`))).toBeVisible();
  expect(screen.getByLabelText('Full Name', { exact: false })).toHaveValue('Quinn Sample');
});

it('asks for prices with a code by its own door', async () => {
  const doors: unknown[] = [];
  const quoted = (body: unknown): Answer => {
    const { promoCode, channel } = body as { promoCode?: string; channel?: string };
    if (promoCode) doors.push(channel);
    return [200, aQuote()];
  };
  await openBookingForm(<BookingFormPage />, () => [201, {}], { address: ADDRESS, quoted });
  await screen.findByRole('button', { name: 'Remove the code' });
  expect(new Set(doors)).toEqual(new Set(['booking_form']));
});
