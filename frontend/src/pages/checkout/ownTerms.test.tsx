import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TRIP_KEY } from '../../api/trip';
import { fakeMatchMedia } from '../../lib/browser/fakeMatchMedia';
import { aQuote, aTrip } from '../../testing/bookings';
import { aDraft } from '../../testing/drafts';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { BROKEN } from '../../testing/guestArea';
import { isOff } from '../../testing/isOff';
import { nothingNear } from '../../testing/nothingNear';
import { renderPage } from '../../testing/renderPage';
import CheckoutPage from './CheckoutPage';

const TERMS = 'GET /api/trips/current/terms';
const said = (text: string): Answer => [200, { sections: [{ title: 'Dress', text }] }];

function open(terms: () => Answer, version = () => 1) {
  fakeMatchMedia((query) => query.includes('1024'));
  nothingNear();
  const seen = fakeServer({
    'GET /api/trips/current': () => [200, aTrip({ hasOwnTerms: true, version: version() })],
    [TERMS]: terms,
    'GET /api/checkout/draft': () => [200, aDraft()],
    'POST /api/quote': () => [200, aQuote()],
  });
  return { seen, queryClient: renderPage(<CheckoutPage />, '/template/checkout') };
}
const box = () => screen.findByRole('checkbox', { name: /^I have read the terms/ });

it('shows what the trip adds to the terms, and asks again for a yes once that is something else', async () => {
  let [text, version] = ['White on the first night.', 1];
  const { seen, queryClient } = open(
    () => said(text),
    () => version,
  );
  expect(await screen.findByText(text)).toBeVisible();
  await userEvent.click(await box());
  expect(await box()).toBeChecked();
  [text, version] = ['Black on the first night.', 2];
  await queryClient.invalidateQueries({ queryKey: TRIP_KEY });
  expect(await screen.findByText(text)).toBeVisible();
  expect(seen.filter(({ route }) => route === TERMS)).toHaveLength(2);
  await waitFor(async () => expect(await box()).not.toBeChecked());
  expect(await box()).toHaveAccessibleDescription(/^The terms have changed\./);
});

it('takes no yes to terms that did not load', async () => {
  let answer = BROKEN;
  open(() => answer);
  expect(await screen.findByText('The terms could not be loaded. Try again.')).toBeVisible();
  expect(isOff(await box())).toBe(true);
  answer = said('White on the first night.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(async () => expect(isOff(await box())).toBe(false));
});
