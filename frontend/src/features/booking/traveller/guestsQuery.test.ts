import { completeTravellers, namesOf, readGuests } from './guestsQuery';

const RULE = { sailsOn: '2025-09-05', today: '2025-06-02', minimumAge: 18 };
const maya = {
  firstName: 'Maya',
  lastName: 'Reyes',
  email: 'maya@example.com',
  phone: '555 0199',
  dateOfBirth: '1990-03-27',
  emergencyContactName: 'Leo Reyes',
  emergencyContactPhone: '555 0100',
  emergencyContactRelation: 'Sibling',
} as const;
const inAddress = JSON.stringify([maya]);

it('writes names and nothing else about a traveller', () => {
  expect(namesOf([maya])).toBe('[{"firstName":"Maya","lastName":"Reyes"}]');
});

it('takes whole travellers from an address that holds them', () => {
  const entries = readGuests(inAddress) ?? [];
  expect(completeTravellers(entries, RULE)).toEqual([maya]);
});

it('does not take names for whole travellers', () => {
  const entries = readGuests(namesOf([maya])) ?? [];
  expect(completeTravellers(entries, RULE)).toBeNull();
});

it.each(['{"firstName":', '{"firstName":"Maya"}', '"Maya"'])('cannot read %p', (json) => {
  expect(readGuests(json)).toBeNull();
});

it('finds nobody in an address without guests', () => {
  expect(readGuests(null)).toEqual([]);
});
