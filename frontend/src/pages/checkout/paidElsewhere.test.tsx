import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aQuote, aTrip } from '../../testing/bookings';
import { aDraft } from '../../testing/drafts';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { nothingNear } from '../../testing/nothingNear';
import { renderPage } from '../../testing/renderPage';
import type { ProviderEvents } from '../../features/payment/paypalProvider';
import CheckoutPage from './CheckoutPage';

/** A window that is closed as soon as there is an order. */
const mockWindow = async (makeOrder: () => Promise<unknown> | null, events: ProviderEvents) => {
  await makeOrder();
  events.onCancel('ORDER');
};
jest.mock('../../features/payment/paypalProvider', () => ({
  PayPalProvider: class {
    prepare = async () => undefined;
    start = mockWindow;
  },
}));

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Opens the checkout of what was entered in this browser; what is returned tells what is left of it from now on. */
async function openEntered(more: Record<string, () => Answer> = {}) {
  nothingNear();
  let left: Answer = [200, aDraft()];
  fakeServer({
    'GET /api/trips/current': () => [200, aTrip()],
    'GET /api/checkout/draft': () => left,
    'POST /api/quote': () => [200, aQuote()],
    ...more,
  });
  renderPage(<CheckoutPage />, '/template/checkout?cabin=Inside%20Cabin&occupancy=Single');
  await screen.findAllByRole('button', { name: /^Pay/ });
  return (answer: Answer) => {
    left = answer;
    act(
      () =>
        void window.dispatchEvent(new StorageEvent('storage', { key: 'gangway-paid', newValue: 'GUEST' })),
    );
  };
}

it('is led to the confirmation when another tab has paid it', async () => {
  const paidElsewhere = await openEntered();
  paidElsewhere([204]);
  expect(await screen.findByText('You are at /template/confirmation?guest=GUEST')).toBeVisible();
});

it('stays when another tab has paid another booking than the one entered since', async () => {
  const paidElsewhere = await openEntered();
  paidElsewhere([200, aDraft({ version: 'later' })]);
  // Whatever comes of it has come by then.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(await heading('Review and pay')).toBeVisible();
});

it('says that it is paid where only the order is known, and offers no second payment', async () => {
  await openEntered({
    'PATCH /api/checkout/draft': () => [200, aDraft()],
    'POST /paypal/order': () => [201, { id: 'ORDER' }],
    'POST /paypal/order/ORDER/capture': () => [
      404,
      { statusCode: 404, code: 'payment.not_found', message: 'This payment could not be found.' },
    ],
    'GET /paypal/order/ORDER': () => [200, { standing: 'paid', isOwn: false, guestId: null }],
  });
  await userEvent.click(screen.getByRole('checkbox', { name: /^I have read the terms/ }));
  const [pay] = screen.getAllByRole('button', { name: /^Pay/ });
  if (pay) await userEvent.click(pay);
  expect(await heading('Your payment has arrived')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});
