import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { DirectoryDto } from '../src/modules/guests/directory/directory.dto.js';
import type { PrivacyDto } from '../src/modules/guests/privacy/privacy.dto.js';
import { ownTrip } from './support/own-trip.js';
import { signedInAs } from './support/people.js';
import { type Stack, startStack } from './support/stack.js';
import type { Visitor } from './support/visitor.js';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1' } });
}, 120_000);
afterAll(() => stack.stop());

const UNTOLD = { homeTown: '', about: '' };
const EVERYTHING = { isListed: true, showsInterests: true, showsJoined: true, getsLetters: true, ...UNTOLD };
const THEIRS = { tripId: expect.any(Number) };
const change = async (visitor: Visitor, wish: object) =>
  visitor.call<PrivacyDto & { fields?: object }>('PUT', `${await ownTrip(visitor)}/privacy`, wish);
/** What Nina reads about somebody in the guest list. */
async function seen(firstName: string) {
  const nina = await signedInAs(stack, 'nina');
  const { body } = await nina.call<DirectoryDto>('GET', '/api/guest/directory');
  return { person: body.people.find((one) => one.firstName === firstName), total: body.stats.totalGuests };
}

it('shows first name, interests and the day of joining until somebody says otherwise', async () => {
  const jonas = await signedInAs(stack, 'jonas');
  expect((await jonas.call('GET', '/api/guest/privacy')).body).toEqual({
    ...THEIRS,
    ...EVERYTHING,
    interests: ['Stargazing', 'Photography', 'Vinyl records'],
    homeTown: 'Hamburg',
  });
  expect((await seen('Jonas')).person).toMatchObject({
    interests: ['Stargazing', 'Photography', 'Vinyl records'],
  });
});

it('keeps to itself what somebody does not want told', async () => {
  const jonas = await signedInAs(stack, 'jonas');
  const quiet = { ...EVERYTHING, showsInterests: false, showsJoined: false, interests: ['Stargazing'] };
  expect((await change(jonas, quiet)).body).toEqual({ ...THEIRS, ...quiet });
  expect((await seen('Jonas')).person).toMatchObject({ interests: [], joinedOn: null, ...UNTOLD });
});

it('leaves who does not want to be listed out of the list, and in the count', async () => {
  const lucas = await signedInAs(stack, 'lucas');
  await change(lucas, { ...EVERYTHING, isListed: false, interests: [] });
  expect(await seen('Lucas')).toEqual({ person: undefined, total: 12 });
});

it('turns the hosts’ letters off and on, and leaves them as they are where nothing is said', async () => {
  const jonas = await signedInAs(stack, 'jonas');
  const { getsLetters: _, ...others } = { ...EVERYTHING, interests: [] };
  const told = [];
  for (const wish of [{ getsLetters: false }, {}, { getsLetters: true }, {}])
    told.push((await change(jonas, { ...others, ...wish })).body.getsLetters);
  expect(told).toEqual([false, false, true, true]);
});

it('leaves alone what is not chosen: a page left open elsewhere undoes nothing', async () => {
  const jonas = await signedInAs(stack, 'jonas');
  const first = { ...EVERYTHING, isListed: false, getsLetters: false, interests: ['Vinyl records'] };
  await change(jonas, first);
  const after = { ...THEIRS, ...first, showsJoined: false };
  expect((await change(jonas, { showsJoined: false })).body).toEqual(after);
  expect((await change(jonas, {})).body).toEqual(after);
});

it('takes new interests, each once', async () => {
  const grace = await signedInAs(stack, 'grace');
  const { body } = await change(grace, { ...EVERYTHING, interests: [' Karaoke ', 'karaoke', 'Diving'] });
  expect(body.interests).toEqual(['Karaoke', 'Diving']);
  expect((await seen('Grace')).person?.interests).toEqual(['Karaoke', 'Diving']);
});

it('tells the others where somebody comes from and what they say of themselves, once they say it', async () => {
  const emeka = await signedInAs(stack, 'emeka');
  expect((await seen('Emeka')).person).toMatchObject(UNTOLD);
  const told = { homeTown: ' Austin,\n Texas', about: 'I cook for \u202eevery deck.' };
  const { body } = await change(emeka, { ...EVERYTHING, interests: [], ...told });
  const kept = { homeTown: 'Austin, Texas', about: 'I cook for every deck.' };
  expect(body).toMatchObject(kept);
  expect((await seen('Emeka')).person).toMatchObject(kept);
});

it.each([
  [{ ...EVERYTHING, interests: ['1x', '2x', '3x', '4x', '5x', '6x', '7x'] }],
  [{ ...EVERYTHING, interests: ['x'.repeat(31)] }],
  [{ ...EVERYTHING, interests: 'Salsa' }],
  [{ ...EVERYTHING, isListed: 'yes', interests: [] }],
  [{ ...EVERYTHING, interests: [], homeTown: 'x'.repeat(61) }],
  [{ ...EVERYTHING, interests: [], about: 'x'.repeat(281) }],
  [{ ...EVERYTHING, interests: [], about: ['x'] }],
])('refuses %j', async (wish) => {
  expect((await change(await signedInAs(stack, 'sofia'), wish)).status).toBe(422);
});
