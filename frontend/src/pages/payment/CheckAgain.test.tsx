import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aGuestRecord } from '../../testing/bookings';
import { fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import { CheckAgain } from './CheckAgain';

it('says that nothing has changed while PayPal confirms a payment', async () => {
  const guest = aGuestRecord({ nextStep: 'confirming', plans: [] });
  fakeServer({ [`PUT /api/guests/${guest.id}/payment`]: () => [200, guest] });
  renderPage(<CheckAgain guest={guest} />, '/');
  await userEvent.click(screen.getByRole('button', { name: 'I have paid, check again' }));
  expect(await screen.findByText('PayPal is still confirming the payment.')).toBeVisible();
  expect(screen.queryByText('Payment Status Updated')).toBeNull();
});

it('says when PayPal could not be asked', async () => {
  const guest = aGuestRecord({ nextStep: 'confirming', plans: [] });
  const message = 'PayPal cannot say right now how your payment went.';
  const refusal = { statusCode: 503, code: 'payment.unclear', message };
  fakeServer({ [`PUT /api/guests/${guest.id}/payment`]: () => [503, refusal] });
  renderPage(<CheckAgain guest={guest} />, '/');
  await userEvent.click(screen.getByRole('button', { name: 'I have paid, check again' }));
  expect(await screen.findByText(`Payment update failed. ${message}`)).toBeVisible();
});
