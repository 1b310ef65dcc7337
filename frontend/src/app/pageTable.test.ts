import { NOT_FOUND, pageAt } from './pageTable';

it.each(['/template/pricing', '/template/pricing/', '/TEMPLATE/pricing', '/%74emplate/pricing'])(
  'the page at %s is the one that the router shows there',
  (path) => {
    expect(pageAt(path).path).toBe('/template/pricing');
  },
);

it('a page about a trip stands under the trip’s own address, too', () => {
  expect(pageAt('/trips/7/pricing')).toMatchObject({ path: '/trips/:tripId/pricing', isPublic: true });
  expect(pageAt('/trips/7').path).toBe('/trips/:tripId');
});

it.each(['/nowhere', '/template%2Fpricing', '/trips/seven', '/trips/7/nowhere', '/trips/:tripId/pricing'])(
  'nothing is known at %s',
  (path) => {
    expect(pageAt(path)).toBe(NOT_FOUND);
  },
);
