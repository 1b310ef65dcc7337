import { expect, it } from '@jest/globals';
import { maskedEmail, shortName } from './guest.view.js';

it.each([
  ['Dana Rivera', 'Dana R.'],
  ['Ana Maria de la Cruz', 'Ana C.'],
  ['Cher', 'Cher'],
  ['Taro 𠮷田', 'Taro 𠮷.'],
  ['  Bo   Li ', 'Bo L.'],
])('%s is shown as %s', (name, shown) => {
  expect(shortName(name)).toBe(shown);
});

it('masks all of an address but its first character and its domain', () => {
  expect(maskedEmail('jane@example.com')).toBe('j***@example.com');
  expect(maskedEmail('ana@xn--bcher-kva.example')).toBe('a***@bücher.example');
  expect(maskedEmail('𠮷野@example.com')).toBe('𠮷***@example.com');
});
