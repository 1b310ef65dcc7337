import type { CabinChange, HostBooking } from '../../api/host/hostBooking';
import { confirmWord, firstChoice, otherCabins } from './cabinWords';

const cabins: HostBooking['cabins'] = [
  { type: 'inside', name: 'Cosy' },
  { type: 'balcony', name: 'Sunny' },
];
const booking = { cabins, cabinType: 'inside', occupancy: 'double', partySize: 2 } as const;
const change = (differenceCents: number, overpaidCents = 0) =>
  ({ differenceCents, overpaidCents }) as CabinChange;

it('offers the cabins that a booking does not have, as its trip calls them', () => {
  expect(otherCabins(booking)).toEqual({ balcony: 'Sunny' });
});

it('offers its own too, where one traveller has half of a double', () => {
  expect(otherCabins({ ...booking, partySize: 1 })).toEqual({ inside: 'Cosy', balcony: 'Sunny' });
});

it('begins with the next cabin up, and of the last one with the first', () => {
  expect(firstChoice(booking)).toBe('balcony');
  expect(firstChoice({ ...booking, cabinType: 'balcony' })).toBe('inside');
});

it.each([
  [undefined, 'Change the cabin'],
  [change(0), 'Change the cabin'],
  [change(52_500), 'Change the cabin for $525 more'],
  [change(-52_500), 'Change the cabin for $525 less'],
  [change(-52_500, 10_000), 'Change the cabin, return $100'],
])('says on the button what it does', (of, word) => {
  expect(confirmWord('Change the cabin', of, 'refund')).toBe(word);
});

it('says that what was paid too much is kept', () => {
  expect(confirmWord('Take Tom off', change(-52_500, 10_000), 'credit')).toBe(
    'Take Tom off, keep $100 as a credit',
  );
});
