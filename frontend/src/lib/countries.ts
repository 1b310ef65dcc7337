import { COUNTRIES } from '../../../backend/contracts/countries';

const names = new Intl.DisplayNames('en-US', { type: 'region' });

/** What people call a country: "US" is "United States". What is no code of a country is left as it is. */
export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
}

/** Every country a traveller may come from, by name. */
export function countriesByName(): { code: string; name: string }[] {
  return COUNTRIES.map((code) => ({ code, name: countryName(code) })).toSorted((a, b) =>
    a.name.localeCompare(b.name, 'en-US'),
  );
}
