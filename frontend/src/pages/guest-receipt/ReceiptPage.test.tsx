import { screen } from '@testing-library/react';
import { PATTERNS, paths } from '../../lib/paths';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import ReceiptPage from './ReceiptPage';

const ID = 'Abcdefghijklmnopqrstu1';
const user = { id: 1, username: 'quinn', email: 'q@example.com', firstName: 'Quinn', lastName: 'Sample' };
const me = { user: { ...user, role: 'guest' }, guest: null };

function open(receipt: Answer): void {
  fakeServer({ 'GET /api/auth/me': () => [200, me], [`GET /api/guest/receipts/${ID}`]: () => receipt });
  renderPage(<ReceiptPage />, paths.guestReceipt(ID), PATTERNS.guestReceipt);
}

const RECEIPT = {
  number: 'ABCDEFGH-1',
  paidOn: '2025-06-02',
  paidBy: 'paypal',
  purpose: 'deposit',
  amountCents: 21_300,
  currency: 'USD',
  refundedCents: 0,
  status: 'completed',
  owedAfterCents: 63_700,
  costCents: 85_000,
  promoCode: null,
  reference: 'ABCDEFGH',
  guestName: 'Quinn Sample',
  shareName: null,
  travellers: 1,
  cabin: 'Inside Cabin',
  tripTitle: 'Ensenada Group Cruise',
  destination: 'Ensenada, Mexico',
  startDate: '2025-09-05',
  endDate: '2025-09-08',
  contactEmail: 'desk@example.com',
  organiser: null,
};

it('says who paid what, when, by what means, and what was left', async () => {
  open([200, RECEIPT]);
  const sheet = await screen.findByRole('article', { name: 'Receipt ABCDEFGH-1' });
  expect(sheet).toHaveTextContent(/\$213 USDReceived on June 2, 2025 by PayPal/);
  expect(sheet).toHaveTextContent(/FromQuinn Sample.*Left to pay after it\$637/);
  expect(sheet).not.toHaveTextContent('organised');
});

it('names who organises the trip, the address in its lines', async () => {
  const organiser = { name: 'Lantern Tours', address: '1 Quay Street\nSan Diego', registration: 'CST 12' };
  open([200, { ...RECEIPT, organiser }]);
  const named = await screen.findByText('Trip organised by');
  expect(named.nextSibling?.textContent).toBe('Lantern Tours\n1 Quay Street\nSan Diego\nCST 12');
});

it('says so when a receipt belongs to nobody or somebody else', async () => {
  open([404, { statusCode: 404, code: 'receipt.not_found', message: 'This receipt could not be found.' }]);
  expect(await screen.findByText('This receipt could not be found.')).toBeVisible();
});

it('names the code that the booking was made with', async () => {
  open([200, { ...RECEIPT, costCents: 76_500, promoCode: 'SUMMER' }]);
  const sheet = await screen.findByRole('article', { name: 'Receipt ABCDEFGH-1' });
  expect(sheet).toHaveTextContent('Price of the booking$765, with code SUMMER');
});

it('does not say of who was asked for a share that they have paid it', async () => {
  open([200, { ...RECEIPT, purpose: 'balance', shareName: 'Acme Corp' }]);
  const sheet = await screen.findByRole('article', { name: 'Receipt ABCDEFGH-1' });
  expect(sheet).toHaveTextContent('A share of the booking ofQuinn SampleAsked ofAcme Corp');
  expect(sheet).not.toHaveTextContent('From');
});
