import { readScope, scopeQuery, tripInAddress } from './tripScope';

it.each([
  [null, 'current', { when: 'current' }],
  ['all', null, {}],
  ['3', 3, { trip: 3 }],
  ['-1', 'current', { when: 'current' }],
  ['the first', 'current', { when: 'current' }],
])('reads %s in an address as %s, and asks the server for it', (text, scope, query) => {
  expect(readScope(text)).toBe(scope);
  expect(scopeQuery(readScope(text))).toEqual(query);
});

it('writes into an address what it reads from it', () => {
  for (const scope of ['current', null, 12] as const) {
    expect(readScope(tripInAddress(scope) ?? null)).toBe(scope);
  }
});
