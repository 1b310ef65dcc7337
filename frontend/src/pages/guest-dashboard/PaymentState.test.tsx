import { screen } from '@testing-library/react';
import { fakeServer } from '../../testing/fakeServer';
import { aGuestProfile, aGuestTrip, signedIn } from '../../testing/guestArea';
import { renderPage } from '../../testing/renderPage';
import { PaymentState } from './PaymentState';

const profileOf = (changes: Parameters<typeof aGuestProfile>[0]) =>
  fakeServer({
    'GET /api/auth/me': () => signedIn(),
    'GET /api/guest/profile': () => [200, aGuestProfile(changes)],
  });

it('says of a trip that is called off that all that was paid goes back', async () => {
  profileOf({ amountPaid: 0 });
  renderPage(
    <PaymentState trip={aGuestTrip({ status: 'cancelled', isCalledOff: true, endedWithTrip: true })} />,
    '/here',
  );
  expect(await screen.findByText(/^This trip was called off\. All that was paid/)).toBeVisible();
  expect(screen.queryByText(/This booking is cancelled/)).not.toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

it('promises nothing to whose booking was cancelled before the trip was called off', async () => {
  profileOf({ amountPaid: 0 });
  renderPage(<PaymentState trip={aGuestTrip({ status: 'cancelled', isCalledOff: true })} />, '/here');
  expect(await screen.findByText(/the trip was called off after that/)).toBeVisible();
});

it('asks nobody to pay a trip that is called off', async () => {
  profileOf({ paymentStatus: 'partial' });
  renderPage(<PaymentState trip={aGuestTrip({ status: 'confirmed', isCalledOff: true })} />, '/here');
  expect(await screen.findByRole('link', { name: 'Payments and receipts' })).toBeVisible();
  expect(screen.getByText(/All that was paid for it goes back/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Complete Payment' })).not.toBeInTheDocument();
});
