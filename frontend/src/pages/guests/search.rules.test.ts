import type { DirectoryPerson } from '../../api/guestArea';
import {
  countWords,
  type DirectorySearch,
  findable,
  interestsOf,
  searchPeople,
  sharedInterests,
} from './search.rules';

const person = (
  firstName: string,
  interests: string[] = [],
  changes: Partial<DirectoryPerson> = {},
): DirectoryPerson => ({
  id: firstName,
  firstName,
  interests,
  joinedOn: '2025-04-20',
  homeTown: '',
  about: '',
  isHost: false,
  hasAccount: true,
  isYou: false,
  ...changes,
});

const SOFIA = person('Sofía', ['Dancing', 'Wine tasting'], {
  joinedOn: '2025-05-01',
  homeTown: 'San José',
});
const PEOPLE = [
  person('Theo', [], { isHost: true, joinedOn: null }),
  SOFIA,
  person('mateo', ['Surfing'], { isYou: true }),
  person('Dana', ['surfing', 'Karaoke']),
  person('Marisol', [], { joinedOn: '2025-05-20' }),
];
const ALL = findable(PEOPLE);
const namesFor = (search: Partial<DirectorySearch>) =>
  searchPeople(ALL, { text: '', interest: '', who: '', order: '', ...search }).map(
    ({ firstName }) => firstName,
  );

it.each<[string, Partial<DirectorySearch>, string[]]>([
  ['the town somebody comes from', { text: 'san jose' }, ['Sofía']],
  ['everybody for nothing', {}, ['Theo', 'Sofía', 'mateo', 'Dana', 'Marisol']],
  ['names whatever their case and accents', { text: ' SOFIA ' }, ['Sofía']],
  ['nobody for signs alone', { text: '🚢' }, []],
  ['interests as well as names', { text: 'dan' }, ['Sofía', 'Dana']],
  ['an interest by its whole name', { interest: 'SURFING' }, ['mateo', 'Dana']],
  ['both together', { text: 'mat', interest: 'Surfing' }, ['mateo']],
  ['nobody for what nobody is or likes', { text: 'opera' }, []],
  ['nobody by a part of an interest', { interest: 'surf' }, []],
  ['the hosts alone', { who: 'hosts' }, ['Theo']],
  ['who likes what one likes oneself, without oneself', { who: 'shared' }, ['Dana']],
])('finds %s', (_, search, found) => {
  expect(namesFor(search)).toEqual(found);
});

it.each<[DirectorySearch['order'], string[]]>([
  ['', ['Theo', 'Sofía', 'mateo', 'Dana', 'Marisol']],
  ['newest', ['Marisol', 'Sofía', 'mateo', 'Dana', 'Theo']],
  ['name', ['Dana', 'Marisol', 'mateo', 'Sofía', 'Theo']],
])('puts them in the order "%s"', (order, names) => {
  expect(namesFor({ order })).toEqual(names);
});

it('finds nobody of like mind for who stands on no list', () => {
  const others = findable(PEOPLE.filter(({ isYou }) => !isYou));
  expect(searchPeople(others, { text: '', interest: '', who: 'shared', order: '' })).toEqual([]);
});

it('tells what two have in common, in the words of the first', () => {
  const dana = person('Dana', ['surfing', 'Karaoke']);
  expect(sharedInterests(dana, person('Mateo', ['Surfing', 'Dancing']))).toEqual(['surfing']);
  expect(sharedInterests(dana, SOFIA)).toEqual([]);
});

it('offers every interest once, by name', () => {
  expect(interestsOf([SOFIA, person('Dana', ['Karaoke', 'Dancing'])])).toEqual([
    'Dancing',
    'Karaoke',
    'Wine tasting',
  ]);
});

it.each([
  [11, 11, '11 people'],
  [1, 11, '1 of 11 people'],
  [0, 11, '0 of 11 people'],
  [1, 1, '1 person'],
  [1003, 1003, '1,003 people'],
])('calls %d of %d "%s"', (found, all, words) => {
  expect(countWords(found, all)).toBe(words);
});
