import { expect, it } from '@jest/globals';
import { passwordProblem } from './password.rules.js';

it.each([
  'short',
  '1234567',
  'password',
  'Password1!',
  'P@ssw0rd',
  'cruise2025',
  '12345678',
  '1q2w3e4r',
  'zaq12wsx',
  'trustno1',
  'computer',
  'michelle',
  'aaaaaaaa',
  'x'.repeat(128),
  'x'.repeat(129),
])('refuses %s (SEC-07)', (weak) => {
  expect(passwordProblem(weak)).not.toBeNull();
});

it.each([
  'correct horse battery',
  'gull-anchor-9',
  'A long passphrase of sixty-four characters is welcome here, yes!!',
])('accepts %s (SEC-07)', (good) => {
  expect(passwordProblem(good)).toBeNull();
});

it('refuses what an account is called, and its address', () => {
  const own = ['quillfeather', 'm.zuidervaart@example.com', 'Maren', 'Zuidervaart'];
  for (const weak of ['quillfeather', 'Zuidervaart1', 'm.zuidervaart@example.com', 'marenzuidervaart'])
    expect([weak, passwordProblem(weak, own)]).toEqual([weak, expect.stringContaining('easy to guess')]);
  expect(passwordProblem('quillfeather')).toBeNull();
});
