import { screen } from '@testing-library/react';
import { aGuestRecord } from '../../testing/bookings';
import { fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import PaymentPage from './PaymentPage';

const ID = 'Abcdefghijklmnopqrstu1';

beforeEach(() => {
  sessionStorage.clear();
  globalThis.IntersectionObserver = class {
    observe = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
});

it('asks for a yes to what the trip had added to the terms when the booking was made', async () => {
  const ownTerms = [{ title: 'Dress', text: 'White on the first night.' }];
  const trip = { ...aGuestRecord().trip, ownTerms };
  fakeServer({ [`GET /api/guests/${ID}`]: () => [200, aGuestRecord({ id: ID, termsVersion: null, trip })] });
  renderPage(<PaymentPage />, `/template/payment/${ID}`, '/template/payment/:guestId');
  expect(await screen.findByText('White on the first night.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /agree/ })).toBeEnabled();
});
