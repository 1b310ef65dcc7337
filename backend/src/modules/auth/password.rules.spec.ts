import { expect, it } from '@jest/globals';
import { passwordProblem } from './password.rules.js';

it.each([
  'short',
  '1234567',
  'password',
  'Password1!',
  'cruise2025',
  '12345678',
  'aaaaaaaa',
  'x'.repeat(129),
])('refuses %s', (weak) => {
  expect(passwordProblem(weak)).not.toBeNull();
});

it.each([
  'correct horse battery',
  'gull-anchor-9',
  'A long passphrase of sixty-four characters is welcome here, yes!!',
])('accepts %s', (good) => {
  expect(passwordProblem(good)).toBeNull();
});
