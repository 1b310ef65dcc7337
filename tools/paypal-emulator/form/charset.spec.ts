import { describe, expect, it } from '@jest/globals';
import { readForm, writeForm } from './charset.js';

describe('a form body', () => {
  it.each([
    ['UTF-8', 'custom=Jos%C3%A9+%26+%E2%82%AC'],
    ['windows-1252', 'custom=Jos%E9+%26+%80'],
  ] as const)('in %s is %s', (charset, body) => {
    const fields = { custom: 'Jos\u00e9 & \u20ac' };
    expect(writeForm(fields, charset)).toBe(body);
    expect(readForm(`charset=${charset.toLowerCase()}&${body}`)).toMatchObject(fields);
  });

  it('says what the charset cannot with a question mark', () => {
    expect(writeForm({ a: '\u4e16' }, 'windows-1252')).toBe('a=%3F');
  });

  it('is read in the default charset when it names none', () => {
    expect(readForm('custom=Jos%E9&empty=')).toEqual({ custom: 'Jos\u00e9', empty: '' });
  });
});
