import { followedPx, turned } from './carousel.rules';

it('moves by one and stays within the first and the last', () => {
  expect(turned(0, 1, 8)).toBe(1);
  expect(turned(3, -1, 8)).toBe(2);
  expect(turned(0, -1, 8)).toBe(0);
  expect(turned(7, 1, 8)).toBe(7);
});

it('follows the finger, and only reluctantly where nothing more comes', () => {
  expect(followedPx(-40, 0, 8)).toBe(-40);
  expect(followedPx(60, 3, 8)).toBe(60);
  expect(followedPx(60, 0, 8)).toBe(20);
  expect(followedPx(-60, 7, 8)).toBe(-20);
});
