import type { DirectoryPerson } from '../../api/guestArea';
import { countWords, interestsOf, searchPeople } from './search.rules';

const person = (firstName: string, ...interests: string[]): DirectoryPerson => ({
  firstName,
  interests,
  joinedOn: '2025-04-20',
  isHost: false,
  isYou: false,
});

const PEOPLE = [
  person('Sofía', 'Dancing', 'Wine tasting'),
  person('Mateo', 'Surfing'),
  person('Dana', 'Surfing', 'Karaoke'),
  person('Marisol'),
];

it.each([
  ['everybody for nothing', { text: '', interest: '' }, ['Sofía', 'Mateo', 'Dana', 'Marisol']],
  ['names whatever their case and accents', { text: ' SOFIA ', interest: '' }, ['Sofía']],
  ['interests as well as names', { text: 'dan', interest: '' }, ['Sofía', 'Dana']],
  ['an interest by its whole name', { text: '', interest: 'surfing' }, ['Mateo', 'Dana']],
  ['both together', { text: 'mat', interest: 'Surfing' }, ['Mateo']],
  ['nobody for what nobody is or likes', { text: 'opera', interest: '' }, []],
  ['nothing by a part of an interest', { text: '', interest: 'surf' }, []],
])('finds %s', (_, search, found) => {
  expect(searchPeople(PEOPLE, search).map(({ firstName }) => firstName)).toEqual(found);
});

it('offers every interest once, by name', () => {
  expect(interestsOf(PEOPLE)).toEqual(['Dancing', 'Karaoke', 'Surfing', 'Wine tasting']);
});

it.each([
  [11, 11, '11 people'],
  [1, 11, '1 of 11 people'],
  [0, 11, '0 of 11 people'],
  [1, 1, '1 person'],
])('calls %d of %d "%s"', (found, all, words) => {
  expect(countWords(found, all)).toBe(words);
});
