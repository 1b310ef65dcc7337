import { aMessage, MAYA } from '../testing/testing';
import { largePhoto, photoName, photosIn } from './largePhotos';

const ZONE = 'America/Los_Angeles';
const at = '2025-06-02T16:12:00.000Z';
const picture = { id: 'p', url: '/p', thumbnailUrl: '/t', width: 4, height: 3 };
const shared = (alt: string) => ({ ...picture, alt, sharedBy: MAYA.name, at, messageSeq: 1 });
const NAMELESS = `A photo by ${MAYA.name}`;

it('names a photo by what was said of it and by whom, once', () => {
  expect(photoName(shared('The pier'))).toBe(`The pier, by ${MAYA.name}`);
  expect(photoName(shared(NAMELESS))).toBe(NAMELESS);
  expect(photoName(shared(''))).toBe(NAMELESS);
});

it.each([
  ['The pier', 'The pier · Monday, June 2'],
  [NAMELESS, 'Monday, June 2'],
])('parts what was said of a photo from its day: %s', (alt, caption) => {
  const message = aMessage({ seq: 1, sender: MAYA, at, photo: { ...picture, alt } });
  expect(largePhoto(shared(alt), ZONE)).toMatchObject({ title: MAYA.name, caption });
  expect(photosIn([message], ZONE)).toMatchObject([{ title: MAYA.name, caption }]);
});
