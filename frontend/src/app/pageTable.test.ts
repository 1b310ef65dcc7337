import { NOT_FOUND, pageAt } from './pageTable';

it.each(['/template/pricing', '/template/pricing/', '/TEMPLATE/pricing', '/%74emplate/pricing'])(
  'the page at %s is the one that the router shows there',
  (path) => {
    expect(pageAt(path).path).toBe('/template/pricing');
  },
);

it.each(['/nowhere', '/template%2Fpricing'])('nothing is known at %s', (path) => {
  expect(pageAt(path)).toBe(NOT_FOUND);
});
