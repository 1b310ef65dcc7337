import { screen } from '@testing-library/react';
import { fakeMatchMedia } from '../../lib/browser/fakeMatchMedia';
import { aQuote, aTrip } from '../../testing/bookings';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import CheckoutPage from './CheckoutPage';

const OVER = 'This code could be used until June 1, 2025.';
const refusal: Answer = [
  409,
  { statusCode: 409, code: 'promo.ended', message: OVER, fields: { promoCode: OVER } },
];
const draft = {
  tripId: 1,
  version: '2025-06-02T17:00:00.000Z',
  cabinType: 'inside',
  chosenCabinType: 'inside',
  occupancy: 'single',
  travelInsurance: false,
  paymentType: 'full',
  promoCode: 'SUMMER',
  promoProblem: null,
  travellers: [{ firstName: 'Sam', lastName: 'Sample', email: 'sam@example.com' }],
  quote: aQuote(),
};

function open(coded: Answer) {
  fakeMatchMedia((query) => query.includes('1024'));
  // jsdom lays nothing out: nothing comes near the window.
  const nothing = () => undefined;
  globalThis.IntersectionObserver = class {
    observe = nothing;
    disconnect = nothing;
  } as unknown as typeof IntersectionObserver;
  fakeServer({
    'GET /api/trips/current': () => [200, aTrip()],
    'GET /api/checkout/draft': () => [200, draft],
    'POST /api/quote': (body) =>
      (body as { promoCode?: string }).promoCode === 'SUMMER' ? coded : [200, aQuote()],
  });
  renderPage(<CheckoutPage />, '/template/checkout');
}

it('shows the price with the code of the draft, and leads back to the travellers with it', async () => {
  open([200, aQuote({ promoCode: 'SUMMER', promoCents: 8_500, totalCents: 76_500 })]);
  const line = await screen.findByText('Code SUMMER');
  expect(line.closest('div')).toHaveTextContent('Code SUMMER−$85');
  const edit = screen.getByRole('link', { name: "Edit Sam's details" });
  expect(edit.getAttribute('href')).toContain('&code=SUMMER');
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
