import { screen } from '@testing-library/react';
import { fakeServer } from '../../testing/fakeServer';
import { aGuestProfile, aGuestTrip } from '../../testing/guestArea';
import { renderPage } from '../../testing/renderPage';
import { PaymentState } from './PaymentState';

it('says of a trip that is called off that all that was paid goes back', async () => {
  fakeServer({ 'GET /api/guest/profile': () => [200, aGuestProfile({ amountPaid: 0 })] });
  renderPage(<PaymentState trip={aGuestTrip({ status: 'cancelled', isCalledOff: true })} />, '/here');
  expect(await screen.findByText(/^This trip was called off\. All that was paid/)).toBeVisible();
  expect(screen.queryByText(/This booking is cancelled/)).not.toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});
