import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import type { TripView } from '../api/trip';
import { aQuote, aTrip } from './bookings';
import { type Answer, fakeServer } from './fakeServer';
import { renderPage } from './renderPage';

interface Opened {
  address?: string;
  trip?: TripView;
  /** What its button says. */
  button?: string;
  /** How its prices are answered. */
  quoted?: (body: unknown) => Answer;
}

/** Opens the page of the booking form at a server that answers a registration like this; answers what it was asked. */
export async function openBookingForm(
  page: ReactElement,
  register: () => Answer | Promise<Answer>,
  {
    address = '/template/register',
    trip = aTrip(),
    button: name = 'Continue to Payment',
    quoted = () => [200, aQuote()],
  }: Opened = {},
) {
  const seen = fakeServer({
    'GET /api/trips/current': () => [200, trip],
    'POST /api/quote': quoted,
    'POST /api/guests': register,
  });
  renderPage(page, address);
  await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled(), { timeout: 5000 });
  return () => seen.filter(({ route }) => route === 'POST /api/guests').map(({ body }) => body);
}

export async function fillInPerson(): Promise<void> {
  await enter('Full Name', 'Quinn Sample');
  await enter('Email Address', 'quinn@example.com');
}

/** In one go, as a browser's autofill does. */
export async function enter(label: string, text: string): Promise<void> {
  await userEvent.click(screen.getByLabelText(label, { exact: false }));
  await userEvent.paste(text);
}
