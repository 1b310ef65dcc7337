import { describe, expect, it } from '@jest/globals';
import {
  appUri,
  hashRecoveryCode,
  isAppCode,
  newRecoveryCodes,
  newSecret,
  stepOfCode,
} from './code.rules.js';

/** RFC 6238's own: the ASCII digits 1 to 9 and 0, twice. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('a code of an app', () => {
  // The last six digits of RFC 6238, appendix B, SHA-1.
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_234_567_890, '005924', 41_152_263],
    [20_000_000_000, '353130', 666_666_666],
  ])('at second %d is %s, of half minute %d', (seconds, code, step) => {
    expect(stepOfCode(SECRET, code, at(seconds))).toBe(step);
  });

  it('is taken half a minute early and late, not longer, and always as the same half minute', () => {
    const seen = [-31, 0, 30, 59, 60, 89, 90].map((off) =>
      stepOfCode(SECRET, '081804', at(1_111_111_080 + off)),
    );
    expect(seen).toEqual([null, 37_037_036, 37_037_036, 37_037_036, null, null, null]);
  });

  it('is of one secret', () => {
    expect(stepOfCode(newSecret(), '287082', at(59))).toBeNull();
  });
});

it('tells an app who asks for codes, and for whom', () => {
  const uri = new URL(appUri(SECRET, { issuer: 'Gangway', label: 'nina' }));
  expect([uri.protocol, uri.searchParams.get('secret'), uri.searchParams.get('issuer')]).toEqual([
    'otpauth:',
    SECRET,
    'Gangway',
  ]);
  expect(uri.pathname).toContain('nina');
});

it.each([
  ['123456', true],
  ['123 456', true],
  ['12345', false],
  ['abcd-efgh-jkmn-pqrs', false],
  ['2345-6789-2345-6789', false],
])('%s looks like the code of an app: %s', (typed, looks) => {
  expect(isAppCode(typed)).toBe(looks);
});

describe('recovery codes', () => {
  it('are ten, and differ', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([2-9a-hj-km-np-tv-z]{4}-){3}[2-9a-hj-km-np-tv-z]{4}$/);
  });

  it('are known again however they are typed, for one account', () => {
    const kept = hashRecoveryCode(7, 'abcd-efgh-jkmn-pqrs');
    expect(hashRecoveryCode(7, ' ABCD EFGH jkmnpqrs ')).toEqual(kept);
    expect(hashRecoveryCode(8, 'abcd-efgh-jkmn-pqrs')).not.toEqual(kept);
  });
});
