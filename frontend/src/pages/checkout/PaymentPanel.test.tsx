import { USUAL_CANCELLATION } from '../../../../backend/contracts/cancellation-policy';
import { screen, within } from '@testing-library/react';
import { aQuote } from '../../testing/bookings';
import { fakeServer } from '../../testing/fakeServer';
import { nothingNear } from '../../testing/nothingNear';
import { renderPage } from '../../testing/renderPage';
import { PaymentPanel } from './PaymentPanel';
import type { CheckoutPayment } from './useCheckoutPayment';

const nothing = () => undefined;

beforeEach(() => {
  nothingNear();
});

/** The payment as it stands after a refusal. */
function refused(code: string): CheckoutPayment {
  const why = { reason: 'refused', code, sentence: 'It was not possible.', approvedOrderId: null } as const;
  const acts = { press: nothing, cancel: nothing, prepare: () => undefined };
  return { state: { step: 'stopped', ...why }, ...acts, isBusy: false, canPress: true, order: undefined };
}

function open(code: string) {
  fakeServer({});
  renderPage(
    <PaymentPanel
      policy={USUAL_CANCELLATION}
      payment={refused(code)}
      agreement={{
        box: { current: null },
        isTicked: true,
        isReadable: true,
        problem: undefined,
        tick: nothing,
        before: nothing,
      }}
      quote={aQuote()}
      ways={{ guestInfo: '/template/guest-info', waitingList: '/template/register?occupancy=Double' }}
      onPay={nothing}
    />,
    '/template/checkout?cabin=Balcony',
  );
  return within(screen.getByRole('alert'));
}

it.each(['draft.changed', 'trip.cabin_not_sold', 'trip.changed_since', 'trip.not_on_sale'])(
  'leads to the checkout as it is now after %s',
  (code) => {
    const note = open(code);
    const way = note.getByRole('link', { name: 'Look at it as it is now' });
    expect(way).toHaveAttribute('href', '/template/checkout');
    expect(note.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
);

it.each([
  ['draft.missing', 'Enter the travellers', '/template/guest-info'],
  ['draft.traveller_unfit', 'Look at the travellers', '/template/guest-info'],
  ['trip.sold_out', 'Join the waiting list', '/template/register?occupancy=Double'],
  ['trip.cabin_sold_out', 'Choose another cabin', '/template/pricing'],
])('leads on after %s', (code, name, href) => {
  expect(open(code).getByRole('link', { name })).toHaveAttribute('href', href);
});
