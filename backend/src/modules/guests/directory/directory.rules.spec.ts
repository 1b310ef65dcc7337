import { expect, it } from '@jest/globals';
import { firstNameOf } from '../../../../contracts/person-name.js';
import { type Counted, directoryStats } from './directory.rules.js';

const TODAY = '2025-06-02';
const aGuest = (changes: Partial<Counted> = {}): Counted => ({
  status: 'confirmed',
  country: 'US',
  dateOfBirth: '1993-01-01',
  ...changes,
});

it('counts guests, confirmed and pending ones, and each country once', () => {
  const guests = [
    aGuest(),
    aGuest({ country: 'MX' }),
    aGuest({ country: null, status: 'pending_payment' }),
    aGuest(),
  ];
  expect(directoryStats(guests, TODAY)).toMatchObject({
    totalGuests: 4,
    confirmed: 3,
    pending: 1,
    countries: 2,
  });
});

it('averages the ages that are known, in whole years', () => {
  const guests = ['1993-06-02', '1993-06-03', '1990-01-01', '2000-01-01', '1993-01-01'].map((dateOfBirth) =>
    aGuest({ dateOfBirth }),
  );
  // 32, 31, 35, 25 and 32 make 31 exactly; nobody without a birth date counts.
  expect(directoryStats([...guests, aGuest({ dateOfBirth: null })], TODAY).averageAge).toBe(31);
});

it('tells no average of so few that it tells an age', () => {
  const four = [1, 2, 3, 4].map(() => aGuest());
  expect(directoryStats(four, TODAY).averageAge).toBeNull();
  expect(directoryStats([...four, aGuest()], TODAY).averageAge).toBe(32);
  expect(directoryStats([], TODAY)).toEqual({
    totalGuests: 0,
    confirmed: 0,
    pending: 0,
    countries: 0,
    averageAge: null,
  });
});

it.each([
  ['Nina Okafor', 'Nina'],
  ['  Ana  María  Ruiz', 'Ana'],
  ['Björk', 'Björk'],
  ['', ''],
])('shows no more of %j than %j', (name, shown) => {
  expect(firstNameOf(name)).toBe(shown);
});
