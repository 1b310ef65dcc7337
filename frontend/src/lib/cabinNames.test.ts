import { soldCabin, soldCabinNames } from './cabinNames';

const trip = {
  cabins: [
    { type: 'balcony' as const, name: 'Suite' },
    { type: 'oceanview' as const, name: 'Window', isSold: true },
    { type: 'inside' as const, name: 'Nook', isSold: false },
  ],
};

it('names the cabins that a trip sells, in the order of their kinds', () => {
  expect(soldCabinNames(trip)).toEqual({ oceanview: 'Window', balcony: 'Suite' });
  expect(Object.keys(soldCabinNames({ cabins: [] }))).toHaveLength(3);
});

it('takes the first that is sold in the place of one that is not', () => {
  expect(soldCabin(trip, 'balcony')).toBe('balcony');
  expect(soldCabin(trip, 'inside')).toBe('oceanview');
  expect(soldCabin({ cabins: [] }, 'inside')).toBe('inside');
});
