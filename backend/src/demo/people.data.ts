import type { Person } from './person.js';

/** The two hosts: Marisol hosts every trip, Theo helps on three. */
export const HOSTS = {
  marisol: { username: 'marisol', firstName: 'Marisol', lastName: 'Vega' },
  theo: { username: 'theo', firstName: 'Theo', lastName: 'Lindqvist' },
} as const;

/**
 * The twelve guests of the cruise on sale: six countries, and an average age of exactly 32, counted on the demo's first
 * day (2 June 2025). Nobody has a birthday from then until the ship is back, so it is 32 on sailing day too.
 */
export const TRAVELLERS = {
  nina: person('nina', 'Nina', 'Okafor', 'US', '1991-02-14', ['Dancing', 'Live music', 'Street food']),
  daniel: person('daniel', 'Daniel', 'Okafor', 'US', '1989-11-03', ['Cooking', 'Board games', 'Street food']),
  lucas: person('lucas', 'Lucas', 'Moreau', 'CA', '1996-10-22', ['Photography', 'Hiking', 'Live music']),
  priya: person('priya', 'Priya', 'Raman', 'GB', '1998-03-09', ['Salsa', 'Reading', 'Yoga']),
  sofia: person('sofia', 'Sofía', 'Herrera', 'MX', '1993-12-01', ['Dancing', 'Wine tasting', 'Painting']),
  mateo: person('mateo', 'Mateo', 'Herrera', 'MX', '1992-04-18', ['Surfing', 'Live music', 'Street food']),
  jonas: person('jonas', 'Jonas', 'Weber', 'DE', '1986-01-27', [
    'Stargazing',
    'Photography',
    'Vinyl records',
  ]),
  grace: person('grace', 'Grace', 'Liu', 'US', '1999-05-05', ['Karaoke', 'Swimming', 'Photography']),
  emeka: person('emeka', 'Emeka', 'Adeyemi', 'US', '1984-09-30', ['Live music', 'Football', 'Cooking']),
  hannah: person('hannah', 'Hannah', 'Clarke', 'GB', '1995-11-11', ['Yoga', 'Reading', 'Wine tasting']),
  tom: person('tom', 'Tom', 'Clarke', 'GB', '1994-02-02', ['Board games', 'Swimming', 'Hiking']),
  camila: person('camila', 'Camila', 'Duarte', 'BR', '1993-10-15', ['Dancing', 'Surfing', 'Karaoke']),
} as const;

/** Who has sailed with Marisol before, and has an account since. */
export const RETURNING = {
  dolores: {
    ...person('dolores', 'Dolores', 'Quiñones', 'US', '1979-06-24', ['Live music', 'Reading']),
    since: '2024-12-05T17:15',
  },
} as const;

/** People who looked, left or cancelled: they count in no figure. */
export const OTHERS = {
  owen: { firstName: 'Owen', lastName: 'Price', country: 'US', dateOfBirth: '1990-04-12' },
  leila: { firstName: 'Leila', lastName: 'Haddad', country: 'CA', dateOfBirth: '1988-01-30' },
  marta: { firstName: 'Marta', lastName: 'Nowak', country: 'PL', dateOfBirth: '1987-12-19' },
} satisfies Record<string, Person>;

/**
 * Whose logins the login page lists. Priya has paid a deposit only, so her way ends at the paid-access gate; Dolores has sailed,
 * and may review her trip.
 */
export const DEMO_USERNAMES: readonly string[] = ['marisol', 'theo', 'nina', 'lucas', 'priya', 'dolores'];

export type HostName = keyof typeof HOSTS;
export type TravellerName = keyof typeof TRAVELLERS;

function person(
  username: string,
  firstName: string,
  lastName: string,
  country: string,
  dateOfBirth: string,
  interests: readonly string[],
) {
  return { username, firstName, lastName, country, dateOfBirth, interests };
}
