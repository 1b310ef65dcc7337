import { aBoarder } from '../../testing/boarding';
import {
  cabinWords,
  found,
  hereWords,
  missingWords,
  nameInList,
  readSearch,
  writeSearch,
} from './boarding.rules';

const NINA = aBoarder({ guestId: 1, firstName: 'Nina', lastName: 'Álvarez', roomNumber: '4012' });
const ELI = aBoarder({ guestId: 2, firstName: 'Eli', lastName: 'Okoro', boardedAt: '2025-09-05T16:41:00Z' });
const idsOf = (text: string, show: 'all' | 'missing' | 'here' = 'all') => [
  ...found([NINA, ELI], { text, show }),
];

it('finds by name, booking and room, whatever the keyboard', () => {
  expect(idsOf('alvarez')).toEqual([1]);
  expect(idsOf('oko eli')).toEqual([2]);
  expect(idsOf('4012')).toEqual([1]);
  expect(idsOf(NINA.reference.toLowerCase())).toEqual([1, 2]);
  expect(idsOf('')).toEqual([1, 2]);
});

it('shows who is here, who is not yet, or all', () => {
  expect(idsOf('', 'here')).toEqual([2]);
  expect(idsOf('', 'missing')).toEqual([1]);
});

it('stands in the address, without what everybody sees anyway', () => {
  const query = writeSearch(new URLSearchParams('trip=3'), { text: 'ni', show: 'missing' });
  expect(query.toString()).toBe('trip=3&q=ni&show=missing');
  expect(readSearch(query)).toEqual({ text: 'ni', show: 'missing' });
  expect(writeSearch(query, { text: '', show: 'all' }).toString()).toBe('trip=3');
  expect(readSearch(new URLSearchParams('show=nobody'))).toEqual({ text: '', show: 'all' });
});

it('says what people at the pier ask', () => {
  expect(nameInList(NINA)).toBe('Álvarez, Nina');
  expect(nameInList(aBoarder({ firstName: 'Suharto', lastName: '' }))).toBe('Suharto');
  expect(hereWords({ here: 12, expected: 40 })).toBe('12 of 40 are here');
  expect(hereWords({ here: 1, expected: 40 })).toBe('1 of 40 is here');
  expect(cabinWords(NINA)).toBe('Inside Cabin, room 4012');
  expect(cabinWords(ELI)).toBe('Inside Cabin');
});

it('names missing papers, and nothing where none is or it is not told', () => {
  expect(missingWords({ missing: ['dateOfBirth', 'waiver'] })).toBe('Missing: birth date, waiver');
  expect(missingWords({ missing: [] })).toBeNull();
  expect(missingWords({ missing: null })).toBeNull();
});
