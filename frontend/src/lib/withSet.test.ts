import { withSet } from './withSet';

const query = new URLSearchParams('tab=guests&q=dan');

it('values come into the query, empty ones leave it, and the rest stays', () => {
  expect(withSet(query, { q: 'ana', page: 2, trip: 0 }).toString()).toBe('tab=guests&q=ana&page=2&trip=0');
  for (const empty of ['', null, undefined])
    expect(withSet(query, { q: empty }).toString()).toBe('tab=guests');
  expect(query.toString()).toBe('tab=guests&q=dan');
});
