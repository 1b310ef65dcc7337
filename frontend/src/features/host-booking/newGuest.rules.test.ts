import { EMPTY, newGuestOf, priceRequestOf } from './newGuest.rules';

const values = { ...EMPTY, tripId: 1, name: 'Ana Ruiz', email: 'ana@example.com' };

it('leaves out what was not entered', () => {
  expect(newGuestOf(values)).not.toHaveProperty('phone');
  expect(newGuestOf(values)).not.toHaveProperty('companion');
});

it('takes a companion along in a double cabin, with an address of their own where there is one', () => {
  const two = { ...values, companionName: ' Leo Ruiz ' };
  expect(newGuestOf(two).companion).toEqual({ name: 'Leo Ruiz' });
  expect(newGuestOf({ ...two, companionEmail: 'leo@example.com' }).companion).toEqual({
    name: 'Leo Ruiz',
    email: 'leo@example.com',
  });
  expect(newGuestOf({ ...two, occupancy: 'single' })).not.toHaveProperty('companion');
});

it('asks for the price of as many as would be added, and tells nobody’s name', () => {
  const two = { ...values, companionName: 'Leo Ruiz' };
  expect(priceRequestOf(values).travellers).toBe(1);
  expect(priceRequestOf(two).travellers).toBe(2);
  expect(priceRequestOf({ ...two, occupancy: 'single' }).travellers).toBe(1);
  expect(JSON.stringify(priceRequestOf(two))).not.toMatch(/Ruiz|example/);
});
