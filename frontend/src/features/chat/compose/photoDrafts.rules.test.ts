import { mayBePicture, NO_PROBLEM, problemWith } from './photoDrafts.rules';

const FULL = 'At most 10 photos go out at once. Send these, then add the others.';
const ALWAYS = 'JPEG, PNG and WebP always work.';

it.each([
  [NO_PROBLEM, null],
  [{ isFull: true, unreadable: [] }, FULL],
  [{ isFull: false, unreadable: ['a.pdf'] }, `“a.pdf” could not be read as a picture. ${ALWAYS}`],
  [
    { isFull: true, unreadable: ['a.pdf', 'b.mov'] },
    `${FULL} “a.pdf” and “b.mov” could not be read as pictures. ${ALWAYS}`,
  ],
  [
    { isFull: false, unreadable: ['a', 'b', 'c', 'd'] },
    `“a”, “b”, “c” and 1 other could not be read as pictures. ${ALWAYS}`,
  ],
  [
    { isFull: false, unreadable: ['a', 'b', 'c', 'd', 'e'] },
    `“a”, “b”, “c” and 2 others could not be read as pictures. ${ALWAYS}`,
  ],
])('tells of %j: %s', (left, sentence) => {
  expect(problemWith(left)).toBe(sentence);
});

it.each([
  ['image/heic', true],
  ['', true],
  ['application/pdf', false],
  ['video/mp4', false],
])('of a file of type "%s" it tries to make a picture: %s', (type, tried) => {
  expect(mayBePicture({ type })).toBe(tried);
});
