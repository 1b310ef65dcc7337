import { drawnDraftOptions } from '../api/draft';
import { guestKey } from '../api/guestKey';
import { createQueryClient } from '../api/queryClient';
import { shareKey } from '../api/shares';
import { aGuestRecord } from '../testing/bookings';
import { aDraft } from '../testing/drafts';
import { fakeServer } from '../testing/fakeServer';
import { fetchOwn } from './ownPages';
import { pageAt } from './pageTable';

/** What is read for a page, of a visitor with a booking ANN, a share SECRET and a draft, and where it lies. */
async function fetchedFor(path: string) {
  const seen = fakeServer({
    'GET /api/guests/ANN': () => [200, aGuestRecord({ id: 'ANN' })],
    'GET /api/guests/NOBODY': () => [404, { statusCode: 404, code: 'guest.not_found' }],
    'GET /api/shares/SECRET': () => [200, { name: 'Eve' }],
    'GET /api/shares/NOTHING': () => [404, { statusCode: 404, code: 'share.not_found' }],
    'GET /api/checkout/draft': () => [200, aDraft()],
  });
  const queryClient = createQueryClient();
  const address = new URL(path, 'https://cruise.example');
  const found = await fetchOwn(queryClient, pageAt(address.pathname), address);
  const keys = queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey);
  return { found, keys, asked: seen.length };
}

it.each([
  ['/template/payment/ANN', guestKey('ANN')],
  ['/template/confirmation?guest=ANN', guestKey('ANN')],
  ['/pay/SECRET', shareKey('SECRET')],
  ['/template/checkout?cabin=Inside+Cabin', drawnDraftOptions.queryKey],
  ['/trips/7/checkout', drawnDraftOptions.queryKey],
])('%s is drawn with what is its reader’s', async (path, key) => {
  const { found, keys } = await fetchedFor(path);
  expect(found).not.toBeNull();
  expect(keys).toEqual([key]);
});

it.each(['/template/payment/NOBODY', '/template/confirmation', '/pay/NOTHING'])(
  '%s has nothing of anybody',
  async (path) => {
    expect((await fetchedFor(path)).found).toBeNull();
  },
);

it.each(['/', '/template/pricing', '/template/checkout?paypal=approved&token=ORDER', '/nowhere'])(
  '%s asks for nothing of one person',
  async (path) => {
    expect(await fetchedFor(path)).toEqual({ found: null, keys: [], asked: 0 });
  },
);
