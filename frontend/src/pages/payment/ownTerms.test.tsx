import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TERMS_VERSION } from '../../../../backend/contracts/terms-version';
import { guestKey } from '../../api/guestKey';
import { aGuestRecord } from '../../testing/bookings';
import { fakeServer } from '../../testing/fakeServer';
import { nothingNear } from '../../testing/nothingNear';
import { renderPage } from '../../testing/renderPage';
import PaymentPage from './PaymentPage';

const ID = 'Abcdefghijklmnopqrstu1';

beforeEach(() => {
  sessionStorage.clear();
  nothingNear();
});

it('asks for a yes to what the trip had added to the terms when the booking was made', async () => {
  const ownTerms = [{ title: 'Dress', text: 'White on the first night.' }];
  const trip = { ...aGuestRecord().trip, ownTerms };
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  const FORM = `POST /api/guests/${ID}/payment-form`;
  const seen = fakeServer({
    [`GET /api/guests/${ID}`]: () => [200, aGuestRecord({ id: ID, termsVersion: null, trip })],
    [FORM]: () => [200, { action: 'https://www.paypal.example/cgi-bin/webscr', fields: {} }],
  });
  renderPage(<PaymentPage />, `/template/payment/${ID}`, '/template/payment/:guestId');
  expect(await screen.findByText('White on the first night.')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: /agree/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Pay on PayPal’s website' }));
  const agreed = { termsVersion: TERMS_VERSION, ownTermsShown: true };
  await waitFor(() => expect(seen.find(({ route }) => route === FORM)?.body).toMatchObject(agreed));
});

it('asks all the same where an older node answered, which knows nothing of what trips add', async () => {
  const { ownTerms: _, ...trip } = aGuestRecord().trip;
  fakeServer({
    [`GET /api/guests/${ID}`]: () => [200, { ...aGuestRecord({ id: ID, termsVersion: null }), trip }],
  });
  renderPage(<PaymentPage />, `/template/payment/${ID}`, '/template/payment/:guestId');
  expect(await screen.findByRole('checkbox', { name: /agree/ })).toBeVisible();
});

it('speaks of no error in the title once there is nothing to agree to any more', async () => {
  const unasked = { id: ID, termsVersion: null };
  let record = aGuestRecord(unasked);
  fakeServer({ [`GET /api/guests/${ID}`]: () => [200, record] });
  const queryClient = renderPage(<PaymentPage />, `/template/payment/${ID}`, '/template/payment/:guestId');
  await userEvent.click(await screen.findByRole('button', { name: 'Pay on PayPal’s website' }));
  await waitFor(() => expect(document.title).toMatch(/^Error: /));
  record = aGuestRecord({ ...unasked, nextStep: 'sold_out', heldUntil: null });
  await queryClient.invalidateQueries({ queryKey: guestKey(ID) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Sold out' })).toBeVisible();
  await waitFor(() => expect(document.title).toMatch(/^Sold out/));
});
