import { expect, it } from '@jest/globals';
import type { KnownReversal } from '../payment/open-reversals.js';
import { endOf } from './reversal-end.rules.js';

const taken = (id: string, changes: Partial<KnownReversal> = {}): KnownReversal => ({
  id,
  amountCents: 85_000,
  isOpen: true,
  endedBy: null,
  ...changes,
});
const over = (id: string, endedBy: string | null) => taken(id, { isOpen: false, endedBy });
const back = { by: 'back:C1', amountCents: 85_000 };

it('money that came again ends one reversal of as much, the oldest', () => {
  expect(endOf(back, [taken('R1'), taken('R2')])).toMatchObject({ id: 'R1' });
  expect(endOf(back, [taken('R1', { amountCents: 100 }), taken('R2')])).toMatchObject({ id: 'R2' });
});

it('told again, by whatever way, it ends no other', () => {
  expect(endOf(back, [over('R1', 'back:C1'), taken('R2')])).toBe('known');
});

it.each([null, 'kept:PP-D-1'])('what %s ended is not taken for another reversal that stands', (endedBy) => {
  expect(endOf(back, [over('R1', endedBy), taken('R2')])).toBe('known');
});

it('the second time that money comes again, the second reversal ends', () => {
  expect(endOf({ ...back, by: 'back:C2' }, [over('R1', 'back:C1'), taken('R2')])).toMatchObject({
    id: 'R2',
  });
});

it('a decision ends what was taken, however much was disputed', () => {
  const kept = { by: 'kept:PP-D-1', amountCents: null };
  expect(endOf(kept, [taken('R1', { amountCents: 70_000 })])).toMatchObject({ id: 'R1' });
  expect(endOf(kept, [over('R1', 'back:C1'), taken('R2')])).toBe('known');
});

it('a part ends nothing, nor does what was never taken', () => {
  expect(endOf({ ...back, amountCents: 100 }, [taken('R1')])).toBe('nothing');
  expect(endOf(back, [])).toBe('nothing');
});
