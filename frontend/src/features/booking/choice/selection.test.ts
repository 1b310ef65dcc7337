import { readClaimedPriceCents, readSelection, selectionQuery } from './selection';

const read = (query: string) => readSelection(new URLSearchParams(query));
const claimed = (query: string) => readClaimedPriceCents(new URLSearchParams(query));

describe('the selection in an address', () => {
  it('is an inside cabin for two at $650 when the address says nothing', () => {
    expect(read('')).toEqual({ cabinType: 'inside', occupancy: 'double' });
    expect(claimed('')).toBe(65_000);
  });

  it.each([
    ['Inside%20Cabin', 'inside'],
    ['Ocean%20View', 'oceanview'],
    ['Ocean+View', 'oceanview'],
    ['balcony', 'balcony'],
    ['Penthouse', 'inside'],
  ])('reads the cabin %p as %p', (cabin, type) => {
    expect(read(`cabin=${cabin}`).cabinType).toBe(type);
  });

  it.each([
    ['Single', 'single'],
    ['single', 'single'],
    ['DOUBLE', 'double'],
    ['triple', 'double'],
  ])('reads the occupancy %p as %p', (occupancy, expected) => {
    expect(read(`occupancy=${occupancy}`).occupancy).toBe(expected);
  });

  it.each(['free', '0', '-5', 'Infinity'])('takes %p for no price at all', (price) => {
    expect(claimed(`price=${price}`)).toBeNull();
  });

  it('is written the way the specification writes it', () => {
    expect(selectionQuery({ cabinType: 'oceanview', occupancy: 'single' }, 92_500)).toEqual({
      cabin: 'Ocean View',
      price: 925,
      occupancy: 'Single',
    });
  });
});

it('carries a code where one is given', () => {
  const { code } = selectionQuery({ cabinType: 'inside', occupancy: 'single' }, 85_000, 'SUMMER');
  expect(code).toBe('SUMMER');
});
