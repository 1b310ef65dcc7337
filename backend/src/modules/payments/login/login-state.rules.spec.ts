import { expect, it } from '@jest/globals';
import { NO_PASSWORD } from '../../auth/passwords.js';
import { loginState } from './login-state.rules.js';

const used = { email: 'Dana@example.com', password: '$argon2id$' };

it.each([
  ['none', null],
  ['sent', { ...used, password: NO_PASSWORD }],
  ['in_use', used],
  ['elsewhere', { ...used, email: 'danna@example.com' }],
] as const)('a login is %s', (state, user) => {
  expect(loginState(user, 'dana@example.com')).toBe(state);
});
