import { screen } from '@testing-library/react';
import { fakeMatchMedia } from '../../lib/browser/fakeMatchMedia';
import { aQuote, aTrip } from '../../testing/bookings';
import { aDraft } from '../../testing/drafts';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { nothingNear } from '../../testing/nothingNear';
import { renderPage } from '../../testing/renderPage';
import CheckoutPage from './CheckoutPage';

const OVER = 'This code could be used until June 1, 2025.';
const refusal: Answer = [
  409,
  { statusCode: 409, code: 'promo.ended', message: OVER, fields: { promoCode: OVER } },
];

const coded = aQuote({ promoCode: 'SUMMER', promoCents: 8_500, totalCents: 76_500 });

function open(answer: Answer | (() => Answer), search = '', others: Record<string, () => Answer> = {}) {
  const asked = () => (typeof answer === 'function' ? answer() : answer);
  fakeMatchMedia((query) => query.includes('1024'));
  nothingNear();
  fakeServer({
    'GET /api/trips/current': () => [200, aTrip()],
    'GET /api/checkout/draft': () => [200, aDraft({ promoCode: 'SUMMER' })],
    'POST /api/quote': (body) =>
      (body as { promoCode?: string }).promoCode === 'SUMMER' ? asked() : [200, aQuote()],
    ...others,
  });
  renderPage(<CheckoutPage />, `/template/checkout${search}`);
}

it('shows the price with the code of the draft, and leads back to the travellers with it', async () => {
  open([200, coded]);
  const line = await screen.findByText('Code SUMMER');
  expect(line.closest('div')).toHaveTextContent('Code SUMMER−$85');
  const edit = screen.getByRole('link', { name: "Edit Sam's details" });
  expect(edit.getAttribute('href')).toContain('&code=SUMMER');
  // The way back from PayPal did not have it.
  expect(screen.getByRole('link', { name: 'Cabin' })).toHaveAttribute(
    'href',
    '/template/pricing?code=SUMMER',
  );
});

it('says of a code that has ended that the price is the one without it', async () => {
  open(refusal);
  expect(await screen.findByText(`Code SUMMER: ${OVER} The price is the one without it.`)).toBeVisible();
  expect(screen.queryByText('Code SUMMER')).toBeNull();
});

it('keeps a code that could not be asked about, and takes no payment without it', async () => {
  const message = 'Please try again in 9 seconds.';
  open([429, { statusCode: 429, code: 'request.too_many', message }]);
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByText(/The price is the one without it/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

it('asks for a refused code again when the price is another one than was shown: it may be taken by now', async () => {
  let isFree = false;
  const message = 'The amount is now $727.00. Please check the summary and try again.';
  const search = '?paypal=approved&token=ORDER';
  window.history.replaceState(null, '', `/template/checkout${search}`);
  open(() => (isFree ? [200, coded] : refusal), search, {
    'GET /paypal/order/ORDER': () => [200, { standing: 'confirming', isOwn: true, guestId: null }],
    'POST /paypal/order/ORDER/capture': () => {
      isFree = true;
      return [409, { statusCode: 409, code: 'quote.price_changed', message }];
    },
  });
  expect(await screen.findByText(/The amount is now \$727\.00/)).toBeVisible();
  expect(await screen.findByText('Code SUMMER')).toBeVisible();
});
