import { expect, it } from '@jest/globals';
import type { AppConfig } from '../../platform/config/config.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { Attempts } from './attempts.js';

it('counts a wrong guess, and neither a right one nor what the server could not answer', async () => {
  const attempts = new Attempts({} as AppConfig);
  // Ten in a quarter of an hour.
  const guess = (look: () => Promise<string>) =>
    attempts.useForGuesses({ 'password-user': '7' }, 'request.invalid', look);
  const away = () => Promise.reject(new Error('The database does not answer'));
  const wrong = () => Promise.reject(new DomainError('request.invalid'));
  for (let i = 0; i < 20; i += 1) {
    await expect(guess(away)).rejects.toThrow('does not answer');
    await expect(guess(() => Promise.resolve('right'))).resolves.toBe('right');
  }
  for (let i = 0; i < 10; i += 1)
    await expect(guess(wrong)).rejects.toMatchObject({ code: 'request.invalid' });
  await expect(guess(wrong)).rejects.toMatchObject({
    code: 'request.too_many',
    message: 'Too many attempts. Please try again in 15 minutes.',
  });
});
