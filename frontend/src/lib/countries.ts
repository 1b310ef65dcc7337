import { COUNTRIES, countryName } from '../../../backend/contracts/countries';

/** Every country a traveller may come from, by name. */
export function countriesByName(): { code: string; name: string }[] {
  return COUNTRIES.map((code) => ({ code, name: countryName(code) })).toSorted((a, b) =>
    a.name.localeCompare(b.name, 'en-US'),
  );
}
