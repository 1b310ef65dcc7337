import { createQueryClient } from '../api/queryClient';
import { type Answer, fakeServer } from '../testing/fakeServer';
import { aFront, unwritten } from '../testing/tripPages';
import { aShip } from '../testing/tripShip';
import { ANY_SHIP, findSharedPicture } from './sharedPicture';

const BARGE = { picture: 'own/abcdefghijklmnopqrstuv', alt: 'A barge at a quay' };
const shared = (front: Answer, ship: Answer = [404]) => {
  fakeServer({ 'GET /api/trips/current/front': () => front, 'GET /api/trips/current/ship': () => ship });
  return findSharedPicture(createQueryClient());
};

it('is the first slide of the trip on sale', async () => {
  const [slide] = aFront().slides;
  expect(await shared([200, aFront({ slides: [{ ...slide!, ...BARGE }] })])).toMatchObject(BARGE);
});

it('is its ship where it has no slides', async () => {
  expect(await shared([200, unwritten()], [200, aShip({ cover: BARGE })])).toEqual(BARGE);
});

it.each<[string, Answer]>([
  ['no trip is on sale', [204]],
  ['its pages do not load', [500]],
])('is a ship of the site while %s', async (_, front) => {
  expect(await shared(front, front)).toEqual(ANY_SHIP);
});
