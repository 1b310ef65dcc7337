import { expect, it } from '@jest/globals';
import { NO_SHIP_GROUP, type ShipDeadline } from '../../../../contracts/ship-group.js';
import { addDays } from '../../../../contracts/days.js';
import {
  copiedShipGroup,
  SHIP_GROUP_WORD,
  shipGroupProblems,
  shipGroupText,
  versionsAfter,
  withoutAmounts,
} from './ship-group.rules.js';

const aDeadline = (changes: Partial<ShipDeadline> = {}): ShipDeadline => ({
  kind: 'deposit',
  words: '',
  onDate: '2025-07-20',
  amountCents: 500_000,
  ...changes,
});
const aGroup = (...deadlines: ShipDeadline[]) => ({ ...NO_SHIP_GROUP, groupNumber: 'G-1', deadlines });

it('wants words for what has no name, and no day after departure', () => {
  const shipGroup = aGroup(
    aDeadline({ onDate: '2025-09-05' }),
    aDeadline({ kind: 'other' }),
    aDeadline({ kind: 'other', words: 'Menus', onDate: '2025-09-06' }),
  );
  expect(shipGroupProblems({ shipGroup, startDate: '2025-09-05' })).toEqual({
    'shipGroup.deadlines.1.words': 'Say what is due',
    'shipGroup.deadlines.2.onDate': 'The trip sails on September 5, 2025: choose a day until then',
  });
});

it('raises the version that buyers are compared with for what they see alone', () => {
  const before = { version: 4, shipGroupVersion: 2 };
  expect(versionsAfter(before, [SHIP_GROUP_WORD])).toEqual({ version: 4, shipGroupVersion: 3 });
  expect(versionsAfter(before, ['title'])).toEqual({ version: 5, shipGroupVersion: 2 });
  expect(versionsAfter(before, ['title', SHIP_GROUP_WORD])).toEqual({ version: 5, shipGroupVersion: 3 });
});

it('is copied with other days, without its number, cabins and amounts', () => {
  const held = { inside: 10, oceanview: null, balcony: 0 };
  const agreed = { ...aGroup(aDeadline({ kind: 'other', words: 'Menus' })), held };
  const copy = copiedShipGroup(agreed, (day) => addDays(day, 7));
  const moved = { kind: 'other', words: 'Menus', onDate: '2025-07-27', amountCents: null };
  expect(copy).toEqual({ ...NO_SHIP_GROUP, deadlines: [moved] });
});

it('is read without amounts, and then is not the same', () => {
  const group = aGroup(aDeadline());
  expect(withoutAmounts(group).deadlines).toEqual([aDeadline({ amountCents: null })]);
  expect(shipGroupText(withoutAmounts(group))).not.toBe(shipGroupText(group));
});
