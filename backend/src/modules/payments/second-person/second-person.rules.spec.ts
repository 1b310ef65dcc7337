import { describe, expect, it } from '@jest/globals';
import { mayConfirmFrom } from './second-person.rules.js';

const host = (userId: number, since: string | null) => ({
  userId,
  moneySince: since ? new Date(since) : null,
});

describe('from when a host may confirm what another one asked for', () => {
  it('is at once where both were there from the beginning', () => {
    expect(mayConfirmFrom(host(1, null), host(2, null), 3)).toBeNull();
  });

  it('is some days after the right was given, to whichever of the two it was given last', () => {
    const old = host(1, null);
    const early = host(2, '2025-06-01T10:00:00Z');
    const late = host(3, '2025-06-02T10:00:00Z');
    expect(mayConfirmFrom(old, early, 3)).toEqual(new Date('2025-06-04T10:00:00Z'));
    expect(mayConfirmFrom(early, old, 3)).toEqual(new Date('2025-06-04T10:00:00Z'));
    expect(mayConfirmFrom(late, early, 3)).toEqual(new Date('2025-06-05T10:00:00Z'));
    expect(mayConfirmFrom(early, late, 3)).toEqual(new Date('2025-06-05T10:00:00Z'));
  });
});
