import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import BookingFormPage from '../pages/booking-form/BookingFormPage';
import CheckoutPage from '../pages/checkout/CheckoutPage';
import GuestInfoPage from '../pages/guest-info/GuestInfoPage';
import TermsPage from '../pages/terms/TermsPage';
import { fakeServer } from '../testing/fakeServer';
import { renderPage } from '../testing/renderPage';

const REFUSED = [404, { statusCode: 404, code: 'trip.none_open', message: 'None.' }] as const;

beforeEach(() => {
  localStorage.clear();
  fakeServer({
    'GET /api/trips/current': () => [204],
    'GET /api/trips/current/ship': () => [204],
    'GET /api/checkout/draft': () => [204],
    'POST /api/quote': () => REFUSED,
  });
});

it.each<[string, ComponentType]>([
  ['/template/guest-info', GuestInfoPage],
  ['/template/checkout', CheckoutPage],
  ['/template/register', BookingFormPage],
])(
  '%s says that booking is closed, by a link that was kept too, and waits for nothing',
  async (path, Page) => {
    renderPage(<Page />, path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Booking is closed' })).toBeVisible();
    expect(screen.getByText(/^No trip is on sale right now/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  },
);

it('the terms say where they stand while no trip is on sale', async () => {
  renderPage(<TermsPage />, '/terms');
  expect(await screen.findByText(/shown here, and in its checkout, while it is on sale/)).toBeVisible();
  // Who has booked reads theirs all the same.
  expect(screen.getByRole('link', { name: 'your payments' })).toHaveAttribute('href', '/guest/payment');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});
