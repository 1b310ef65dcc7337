import { sizeInList } from './photo.rules';

it.each([
  [1600, 1200, { width: 320, height: 240 }],
  [1200, 1600, { width: 240, height: 320 }],
  [200, 150, { width: 200, height: 150 }],
  [4000, 200, { width: 320, height: 96 }],
])('draws a photo of %d by %d within the list', (width, height, size) => {
  expect(sizeInList(width, height)).toEqual(size);
});
