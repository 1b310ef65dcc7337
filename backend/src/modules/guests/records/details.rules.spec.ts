import { describe, expect, it } from '@jest/globals';
import { namesFrom } from '../../../../contracts/person-name.js';
import {
  areDetailsOpen,
  areNamesLocked,
  assertMeant,
  changedFields,
  namesLockOn,
  passportEnding,
} from './details.rules.js';

describe('names', () => {
  const trip = (startDate: string | null, namesFinalDays?: number) => ({
    startDate,
    config: { namesFinalDays },
  });

  it('lock 14 days before departure, that day included', () => {
    expect(namesLockOn(trip('2025-09-05'))).toBe('2025-08-22');
    expect(areNamesLocked(trip('2025-09-05'), '2025-08-21')).toBe(false);
    expect(areNamesLocked(trip('2025-09-05'), '2025-08-22')).toBe(true);
  });

  it('lock as many days before it as the trip says, and never without a day', () => {
    expect(namesLockOn(trip('2025-09-05', 30))).toBe('2025-08-06');
    expect(areNamesLocked(trip('2025-09-05', 30), '2025-08-05')).toBe(false);
    expect(areNamesLocked(trip('2025-09-05', 30), '2025-08-06')).toBe(true);
    expect(areNamesLocked(trip('2025-09-05', 3), '2025-08-22')).toBe(false);
    expect(namesLockOn(trip(null, 30))).toBeNull();
    expect(areNamesLocked(trip(null, 30), '2025-08-22')).toBe(false);
  });

  it('are split at the first space where nobody has told them apart', () => {
    expect(namesFrom(' Ana  de la Cruz ')).toEqual({ firstName: 'Ana', lastName: 'de la Cruz' });
    expect(namesFrom('Cher')).toEqual({ firstName: 'Cher', lastName: '' });
  });
});

it.each([
  ['confirmed', '2025-09-08', true],
  ['pending_payment', '2025-06-02', true],
  ['confirmed', '2025-09-09', false],
  ['cancelled', '2025-06-02', false],
] as const)('details of a %s booking on %s are open: %s', (status, today, isOpen) => {
  expect(areDetailsOpen(status, '2025-09-08', today)).toBe(isOpen);
});

it.each([
  ['ZZTEST9981', '981'],
  ['A123', '23'],
  ['X', ''],
  ['', null],
  [undefined, null],
])('of the passport %s its owner sees %s', (number, shown) => {
  expect(passportEnding(number)).toBe(shown);
});

it('finds the fields that changed; an empty text and an absent one are the same', () => {
  const before = { firstName: 'Nina', phone: '+1 555' };
  expect(changedFields(before, { firstName: 'Nina', phone: '+1 556', specialRequests: '' })).toEqual([
    'phone',
  ]);
});

it('finds answers that changed, and not the same ones read again', () => {
  const before = { answers: { shirt: 'M' } };
  expect(changedFields(before, { answers: { shirt: 'M' } })).toEqual([]);
  expect(changedFields(before, { answers: { shirt: 'L' } })).toEqual(['answers']);
  expect(changedFields(before, { answers: {} })).toEqual(['answers']);
  expect(changedFields({}, { answers: {} })).toEqual([]);
});

it('a companion has to be named as the page had them; who booked, and who does it for themselves, need not be', () => {
  const meant =
    (position: number, guestId: number | undefined, userId: number | null = null) =>
    () =>
      assertMeant({ id: 7, position, userId }, { by: 1, guestId });
  expect(meant(2, 7)).not.toThrow();
  expect(meant(2, 6)).toThrow('Somebody else');
  expect(meant(2, undefined)).toThrow('please reload the page');
  expect(meant(2, undefined, 1)).not.toThrow();
  expect(meant(1, undefined)).not.toThrow();
});
