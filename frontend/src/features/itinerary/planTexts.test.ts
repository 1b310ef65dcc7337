import { aPlan } from '../../testing/tripPages';
import { daysOf, hourByHour, momentsOf } from './planTexts';

it.each([
  [{ artist: 'Cora Valdez' }, 'Cora Valdez'],
  [{ artist: '' }, 'our guest artist'],
  [undefined, 'our guest artist'],
])('names who hosts the trip wherever the plan does: %o', (trip, name) => {
  const [first, second] = daysOf(aPlan(), trip);
  expect(first?.activities.map(({ name: called }) => called)).toContain(`Opening night with ${name}`);
  expect(second?.description).toBe(`White sand, and ${name} at sunset.`);
  expect(momentsOf(aPlan(), trip)[0]?.description).toBe(`${name} plays as the lines go.`);
});

it('takes a name as it is written, and as often as it stands there', () => {
  const moment = { ...aPlan().moments[0]!, description: '{artist} and {artist}' };
  expect(momentsOf({ moments: [moment] }, { artist: 'A$AP $& Co' })[0]?.description).toBe(
    'A$AP $& Co and A$AP $& Co',
  );
});

it.each([
  [0, 'Hour by hour'],
  [1, 'One day, hour by hour'],
  [3, 'Three days, hour by hour'],
  [12, 'Twelve days, hour by hour'],
  [13, '13 days, hour by hour'],
])('is called after its days: %d', (days, title) => {
  expect(hourByHour(days)).toBe(title);
});
