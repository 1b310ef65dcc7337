import { paths } from './paths';
import { codeOf, inTrip, TRIP_PATTERNS, tripIn, withCode } from './tripAddress';

it.each([
  [paths.home(), '/trips/7'],
  ['/template', '/trips/7'],
  [paths.pricing(), '/trips/7/pricing'],
  [`${paths.pricing()}#refunds`, '/trips/7/pricing#refunds'],
  ['/template/guest-info?cabin=Inside%20Cabin#guest-2', '/trips/7/guest-info?cabin=Inside%20Cabin#guest-2'],
  [paths.terms(), '/trips/7/terms'],
  [paths.contact(), '/contact?trip=7'],
  [paths.contact('call'), '/contact?topic=call&trip=7'],
  [paths.contact('call', 3), '/contact?topic=call&trip=3'],
  ['#day-1', '#day-1'],
  [paths.payment('abc'), '/template/payment/abc'],
  [paths.chat(3), '/template/chat?trip=3'],
  ['/trips/3/pricing', '/trips/3/pricing'],
  ['https://example.com/', 'https://example.com/'],
])('%s in the room of a trip is %s', (address, own) => {
  expect(inTrip(address, 7)).toBe(own);
  expect(inTrip(address, undefined)).toBe(address);
});

it.each([
  ['/trips/7', 7],
  ['/trips/7/', 7],
  ['/trips/7/pricing', 7],
  ['/trips', undefined],
  ['/trips/07', undefined],
  ['/trips/seven', undefined],
  ['/trips/12345678901', undefined],
  ['/host/trips/7', undefined],
])('%s names the trip %s', (address, tripId) => expect(tripIn(address)).toBe(tripId));

it('every page of a trip has a pattern of its own', () => {
  expect(TRIP_PATTERNS).toHaveLength(8);
  expect(TRIP_PATTERNS).toContainEqual({ pattern: '/trips/:tripId/checkout', page: '/template/checkout' });
});

it.each([
  ['/template/pricing', '?code=SUMMER', 'code=SUMMER'],
  ['/trips/7', '?utm_source=mail&code=SUMMER-25', 'code=SUMMER-25'],
  ['/template/guest-info', '?cabin=Balcony&code=', ''],
  ['/template/pricing', '?promocode=SUMMER', ''],
  ['/set-password', '?code=SECRET', ''],
])('%s%s was opened with %j', (pathname, search, code) => expect(codeOf(pathname, search)).toBe(code));

it.each([
  [paths.pricing(), '/template/pricing?code=SUMMER'],
  [`${paths.pricing()}#refunds`, '/template/pricing?code=SUMMER#refunds'],
  ['/template/pricing?promocode=WINTER', '/template/pricing?promocode=WINTER&code=SUMMER'],
  ['/trips/7/register?cabin=Balcony', '/trips/7/register?cabin=Balcony'],
  ['/template/checkout?code=WINTER', '/template/checkout?code=WINTER'],
  [paths.contact(), '/contact'],
  ['#day-1', '#day-1'],
  ['https://example.com/', 'https://example.com/'],
])('a code goes along to %s as %s', (address, carried) => {
  expect(withCode(address, 'code=SUMMER', undefined)).toBe(carried);
  expect(withCode(address, '', undefined)).toBe(address);
});

it('a code stays with its trip', () => {
  expect(withCode('/trips/7/register?cabin=Balcony', 'code=SUMMER', 7)).toBe(
    '/trips/7/register?cabin=Balcony&code=SUMMER',
  );
  expect(withCode('/trips/8/pricing', 'code=SUMMER', 7)).toBe('/trips/8/pricing');
  expect(withCode(paths.pricing(), 'code=SUMMER', 7)).toBe(paths.pricing());
});
