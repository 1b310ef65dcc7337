import { countryName } from '../../../backend/contracts/countries';

it.each([
  ['US', 'United States'],
  ['', ''],
  ['Atlantis', 'Atlantis'],
])('calls "%s" "%s", and leaves what is no code as it is', (code, name) => {
  expect(countryName(code)).toBe(name);
});
