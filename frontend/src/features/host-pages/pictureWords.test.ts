import { altFor, ownOptions, pictureName } from './pictureWords';

const POOL = 'A turquoise pool with swim rings, white loungers and parasols on a sunny lido deck';
const OWN = `own/${'A'.repeat(22)}`;

it.each([
  ['pool-day', '', POOL],
  ['pool-day', 'An inside cabin with a backlit porthole', POOL],
  ['pool-day', 'Our own words', 'Our own words'],
  [OWN, POOL, ''],
  [OWN, 'Our own words', 'Our own words'],
])('says of %s after %j: %j', (chosen, before, after) => {
  expect(altFor(chosen, before)).toBe(after);
});

it('numbers own pictures as they came, so that a new one changes no other’s name', () => {
  expect(ownOptions([{ id: 'b' }, { id: 'a' }]).map(({ name }) => name)).toEqual([
    'Own picture 2',
    'Own picture 1',
  ]);
});

it('names what is chosen', () => {
  expect(['pool-day', OWN, ''].map(pictureName)).toEqual([
    'Pool by day',
    "One of the trip's own",
    'No picture chosen yet',
  ]);
});
