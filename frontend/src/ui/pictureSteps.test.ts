import { indexByKey, readyPictures, stepFrom } from './pictureSteps';

it.each([
  [0, 1, 1],
  [8, 1, 0],
  [0, -1, 8],
] as const)('from picture %i a step of %i leads to %i of nine', (index, step, next) => {
  expect(stepFrom(index, step, 9)).toBe(next);
});

it.each([
  [4, 9, [3, 4, 5]],
  [0, 9, [0, 1, 8]],
  [1, 2, [0, 1]],
  [0, 1, [0]],
])('at picture %i of %i it has only the neighbours ready', (index, count, ready) => {
  expect(readyPictures(index, count)).toEqual(ready);
});

it.each([
  ['ArrowRight', 3],
  ['ArrowLeft', 1],
  ['Home', 0],
  ['End', 8],
  ['Tab', null],
  ['Escape', null],
])('the key %s leads from the third picture to %s', (key, next) => {
  expect(indexByKey(key, 2, 9)).toBe(next);
});
