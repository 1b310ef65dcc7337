import { EMPTY_PROMO, promoBody, promoValues, promoWords, usesOf } from './promoValues';

const SUMMER = { code: 'SUMMER', percent: 10, centsOff: null, maxUses: null, until: '2026-04-01' };
const CREW = { code: 'CREW', percent: null, centsOff: 5_050, maxUses: 20, until: null };

it.each([SUMMER, CREW])('comes back from the form as it went in: %j', (promo) => {
  expect(promoBody(promoValues(promo))).toEqual(promo);
});

it('sends what is no number as one that is refused, and nothing of the way that was not chosen', () => {
  expect(promoBody({ ...EMPTY_PROMO, centsOff: '50', maxUses: 'many' })).toEqual({
    code: '',
    percent: -1,
    centsOff: null,
    maxUses: -1,
    until: null,
  });
  expect(promoBody({ ...EMPTY_PROMO, by: 'amount', percent: '10' })).toMatchObject({
    percent: null,
    centsOff: -1,
  });
});

it.each([
  [SUMMER, 0, '10% off, used by 0 bookings, until April 1, 2026'],
  [SUMMER, 1, '10% off, used by 1 booking, until April 1, 2026'],
  [CREW, 3, '$50.50 off, used by 3 of 20 bookings'],
])('is read by a co-host: %#', (promo, uses, words) => expect(promoWords(promo, uses)).toBe(words));

it('counts what is typed as it is spelled', () => {
  const uses = [{ code: 'CREW', uses: 3 }];
  expect([usesOf(' crew', uses), usesOf('SUMMER', uses)]).toEqual([3, 0]);
});
