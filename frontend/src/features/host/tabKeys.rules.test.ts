import { tabByKey } from './tabKeys.rules';

it.each([
  ['a', 'ArrowRight', 'b'],
  ['c', 'ArrowRight', 'a'],
  ['a', 'ArrowLeft', 'c'],
  ['b', 'Home', 'a'],
  ['a', 'End', 'c'],
  ['a', 'x', null],
])('from %s, %s leads to %s', (chosen, key, next) => {
  expect(tabByKey(['a', 'b', 'c'], chosen, key)).toBe(next);
});
