import { expect, it } from '@jest/globals';
import { type ColumnMap } from './import-columns.rules.js';
import { readLine } from './import-line.rules.js';
import { everybodyOnce } from './import-once.rules.js';

const DEFAULTS = {
  cabinType: 'inside',
  paymentType: 'full',
  cabinNames: { inside: 'Inside Cabin', oceanview: 'Ocean View', balcony: 'Balcony' },
} as const;

const map: ColumnMap = { name: 0, email: 1, companion: 2, companionEmail: 3 };
const once = (lines: string[][], onTrip: string[] = []) =>
  everybodyOnce(
    lines.map((cells, place) => ({
      line: place + 2,
      guest: readLine({ line: place + 2, cells }, map, DEFAULTS).guest,
    })),
    new Set(onTrip),
  );
const ada = ['Ada Quist', 'ada@example.com', 'Ben Quist'];
const ben = ['Ben Quist', 'ben@example.com', 'Ada Quist'];

it('books a pair once that has a line each, and the companion by their own address', () => {
  const { guests, doubled } = once([ada, ben]);
  expect(guests).toMatchObject([
    { name: 'Ada Quist', companion: { name: 'Ben Quist', email: 'ben@example.com' } },
  ]);
  expect(doubled).toEqual([{ line: 3, email: 'ben@example.com', where: 'file' }]);
});

it.each([
  ['names nobody', ['Ben Quist', 'ben@example.com', '']],
  ['is written otherwise', ['BEN  QUÍST', 'ben@example.com', 'Áda Quist']],
])('knows a companion whose own line %s', (_, line) => {
  expect(once([ada, line]).doubled).toMatchObject([{ line: 3, where: 'file' }]);
});

it.each([
  ['shares with somebody else', ['Ben Quist', 'ben@example.com', 'Cleo Ray']],
  ['has another name', ['Bea Quist', 'bea@example.com', 'Ada Quist']],
])('leaves in who %s', (_, line) => expect(once([ada, line]).guests).toHaveLength(2));

it('goes by the address where a companion has one', () => {
  const withEmail = [...ada, 'ben@example.com'];
  expect(once([withEmail, ['B. Quist', 'BEN@example.com', '']]).doubled).toEqual([
    { line: 3, email: 'ben@example.com', where: 'file' },
  ]);
  expect(once([withEmail, ['Ben Quist', 'another.ben@example.com', '']]).guests).toHaveLength(2);
  expect(once([withEmail, ['Cleo Ray', 'cleo@example.com', 'Ben Quist', 'ben@example.com']]).doubled).toEqual(
    [{ line: 3, email: 'ben@example.com', where: 'file' }],
  );
});

it('leaves out whom the trip has, and whose companion it has', () => {
  expect(
    once(
      [ada, ['Cleo Ray', 'cleo@example.com', 'Eve', 'eve@example.com']],
      ['ada@example.com', 'eve@example.com'],
    ),
  ).toEqual({
    guests: [],
    doubled: [
      { line: 2, email: 'ada@example.com', where: 'trip' },
      { line: 3, email: 'eve@example.com', where: 'trip' },
    ],
  });
});

it('takes the own line of who shares with somebody that is left out', () => {
  const { guests } = once(
    [
      [...ada, 'ben@example.com'],
      ['Ben Quist', 'ben@example.com', ''],
    ],
    ['ada@example.com'],
  );
  expect(guests).toMatchObject([{ name: 'Ben Quist', companion: null }]);
});
