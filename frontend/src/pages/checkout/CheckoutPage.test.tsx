import { screen } from '@testing-library/react';
import { fakeMatchMedia } from '../../lib/browser/fakeMatchMedia';
import { aQuote, aTrip } from '../../testing/bookings';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import CheckoutPage from './CheckoutPage';

/** In a browser that has no draft; the trip is of no interest. */
function comeBack(state: Answer) {
  const seen = fakeServer({ 'GET /paypal/order/ORDER': () => state });
  renderPage(<CheckoutPage />, '/template/checkout?paypal=approved&token=ORDER&PayerID=P');
  return seen;
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('holds the place of the summary until there is a price', async () => {
  fakeMatchMedia((query) => query.includes('1024'));
  let tell = (): void => undefined;
  const priced = new Promise<Answer>((resolve) => {
    tell = () => resolve([200, aQuote()]);
  });
  fakeServer({
    'GET /api/trips/current': () => [200, aTrip()],
    'GET /api/checkout/draft': () => [204],
    'POST /api/quote': () => priced,
  });
  renderPage(<CheckoutPage />, '/template/checkout');
  expect(await screen.findByRole('link', { name: 'Enter the travellers' })).toBeVisible();
  expect(screen.getByRole('complementary')).toBeVisible();
  tell();
  expect(await screen.findByRole('region', { name: 'Booking summary' })).toBeVisible();
});

it('says which of the travellers does not fit the trip any more, and leads to them', async () => {
  const [sam, eli] = ['Sam', 'Eli'].map((firstName) => ({ firstName, lastName: 'Sample' }));
  const draft = { tripId: 9, cabinType: 'inside', occupancy: 'double', travellers: [sam, eli] };
  const fields = { 'travellers.0.dateOfBirth': 'Travellers must be 21 or older on the day of sailing' };
  const refusal = {
    statusCode: 422,
    code: 'request.invalid',
    message: 'Some values need another look.',
    fields,
  };
  fakeServer({
    'GET /api/trips/current': () => [200, aTrip()],
    'GET /api/checkout/draft': () => [200, draft],
    'PUT /api/checkout/draft': () => [422, refusal],
    'POST /api/quote': () => [200, aQuote()],
  });
  renderPage(<CheckoutPage />, '/trips/1/checkout');
  const words = /^Guest 1: Travellers must be 21 or older on the day of sailing\. What you entered is kept/;
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Look at the travellers' })).toBeVisible();
});

it('says that another booking was begun in this browser, and leads to it and to this one, and moves nobody', async () => {
  const draft = { tripId: 9, cabinType: 'inside', occupancy: 'single', travellers: [{ firstName: 'Sam' }] };
  const seen = fakeServer({
    'GET /api/trips/current': () => [200, aTrip()],
    'GET /api/checkout/draft': () => [200, draft],
    'POST /api/quote': () => [200, aQuote()],
  });
  renderPage(<CheckoutPage />, '/template/checkout?cabin=Inside%20Cabin');
  expect(await heading('Another booking was begun in this browser')).toBeVisible();
  const leadsTo = (name: string, to: string) =>
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', to);
  leadsTo('Go on with the other trip', '/trips/9/checkout');
  const again = '/template/guest-info?cabin=Inside%20Cabin&price=650&occupancy=Double';
  leadsTo('Begin this one again', again);
  expect(seen.map(({ route }) => route)).not.toContain('PUT /api/checkout/draft');
});

it.each([
  ['confirming', 'We are confirming your payment'],
  ['paid', 'Your payment has arrived'],
  ['goes_back', 'Your payment goes back to you'],
  ['unclear', 'We do not know yet how your payment went'],
])(
  'who paid in another browser reads how it stands (%s), and is offered no second payment',
  async (standing, name) => {
    comeBack([200, { standing, isOwn: false, guestId: null }]);
    expect(await heading(name)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Pay/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Choose a cabin' })).not.toBeInTheDocument();
  },
);

it('who was not charged may begin again', async () => {
  comeBack([200, { standing: 'not_taken', isOwn: false, guestId: null }]);
  expect(await heading('Your payment was not taken')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose a cabin' })).toBeVisible();
});

it('who comes back when it is paid already is led to the confirmation', async () => {
  comeBack([200, { standing: 'paid', isOwn: true, guestId: 'GUEST' }]);
  expect(await screen.findByText('You are at /template/confirmation?guest=GUEST')).toBeVisible();
});

it('the browser of the booking goes on with it', async () => {
  const seen = comeBack([200, { standing: 'confirming', isOwn: true, guestId: null }]);
  expect(await heading('Review and pay')).toBeVisible();
  expect(seen.filter(({ route }) => route.startsWith('POST'))).toEqual([]);
});
