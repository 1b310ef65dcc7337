import { screen } from '@testing-library/react';
import { aGuestRecord } from '../../testing/bookings';
import { fakeServer } from '../../testing/fakeServer';
import { nothingNear } from '../../testing/nothingNear';
import { renderPage } from '../../testing/renderPage';
import { PayPanel } from './PayPanel';
import type { PaymentOfGuest } from './usePaymentOfGuest';

it.each([
  ['promo.used_up', 0],
  ['payment.provider_down', 1],
])('leads on where another try would only repeat the refusal, and offers it elsewhere: %s', (code, tries) => {
  const nothing = () => undefined;
  nothingNear();
  const state = { step: 'stopped', reason: 'refused', code, sentence: 'No.', approvedOrderId: null };
  const payment = { state, plan: 'full', cents: 80_800, terms: { isAsked: false } } as unknown;
  fakeServer({});
  // What the page shows until it has heard how the booking stands.
  const guest = aGuestRecord({ nextStep: 'price_changed', plans: [] });
  const agreement = { before: nothing } as never;
  renderPage(<PayPanel guest={guest} payment={payment as PaymentOfGuest} agreement={agreement} />, '/');
  expect(screen.queryAllByRole('button', { name: 'Retry' })).toHaveLength(tries);
  const ways = screen.queryAllByRole('link', { name: 'book again without the code' });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(tries ? [] : ['/trips/1/pricing']);
});
