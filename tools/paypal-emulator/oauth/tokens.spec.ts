import { describe, expect, it } from '@jest/globals';
import { sameText, signToken, verifyToken } from './tokens.js';

const now = new Date('2025-06-02T09:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe('tokens', () => {
  it.each([
    ['server', 9 * 60 * 60],
    ['client', 15 * 60],
  ] as const)('a %s token is good for %i seconds', (kind, seconds) => {
    const token = signToken(kind, 'secret', now);
    expect(verifyToken(token, 'secret', later(seconds - 1))).toBe(kind);
    expect(verifyToken(token, 'secret', later(seconds))).toBeNull();
  });

  it('cannot be made into another kind', () => {
    const [, signature] = signToken('client', 'secret', now).split('.');
    const forged = Buffer.from(JSON.stringify({ kind: 'server', exp: 9e9 })).toString('base64url');
    expect(verifyToken(`${forged}.${signature}`, 'secret', now)).toBeNull();
  });

  it.each(['', '.', 'x.y', 'Bearer'])('%j is none', (text) => {
    expect(verifyToken(text, 'secret', now)).toBeNull();
  });

  it('are not accepted by an emulator with another secret', () => {
    expect(verifyToken(signToken('server', 'secret', now), 'other', now)).toBeNull();
  });
});

describe('sameText', () => {
  it('knows equal texts from others of any length', () => {
    expect(sameText('a', 'a')).toBe(true);
    expect(sameText('a', 'b')).toBe(false);
    expect(sameText('', 'long')).toBe(false);
  });
});
