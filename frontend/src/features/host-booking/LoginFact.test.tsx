import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HostTraveller } from '../../api/host/hostBooking';
import { fakeServer } from '../../testing/fakeServer';
import { aHostBooking } from '../../testing/hostBooking';
import { renderPage } from '../../testing/renderPage';
import { LoginFact } from './LoginFact';

const booking = aHostBooking();
const [nina] = booking.travellers;
const SEND = `POST /api/host/bookings/${booking.id}/travellers/1/login`;

const shown = (changes: Partial<HostTraveller> = {}) =>
  renderPage(<LoginFact bookingId={booking.id} traveller={{ ...nina!, ...changes }} />, '/');

it('sends a login again to the address of the booking, for a reason', async () => {
  const seen = fakeServer({ [SEND]: () => [200, booking] });
  shown({ login: 'elsewhere' });
  expect(screen.getByText('In an account with another e-mail')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send again the login of Nina Okafor' }));
  expect(screen.getByText(/goes to nina@example.com.*loses it, and its owner is told/)).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'She never got the mail');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('The login is on its way')).toBeVisible();
  expect(seen.at(-1)).toMatchObject({ route: SEND, body: { reason: 'She never got the mail' } });
});

it('says why a login cannot be sent', async () => {
  fakeServer({
    [SEND]: () => [409, { statusCode: 409, code: 'login.none_yet', message: 'Nothing is paid.' }],
  });
  shown({ login: 'none' });
  await userEvent.click(screen.getByRole('button', { name: /Send again/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'She asks for it');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Nothing is paid.')).toBeVisible();
});

it('offers it to nobody who may not see documents', () => {
  shown({ papers: null });
  expect(screen.queryByRole('button')).toBeNull();
});
