import { expect, it } from '@jest/globals';
import { firstNameOf, fullName, namesFrom } from './person-name.js';

it.each([
  ['Dana Reyes', 'Dana', 'Reyes'],
  ['Suharto', 'Suharto', ''],
  ['Ana María de la Cruz', 'Ana', 'María de la Cruz'],
  ['Dr. Ines Vogt', 'Ines', 'Vogt'],
  ['Prof Dr Ines Vogt', 'Ines', 'Vogt'],
  ['Mrs. Reyes', 'Reyes', ''],
  ['Dr.', 'Dr.', ''],
  ['Drew Mroz', 'Drew', 'Mroz'],
])('reads %s', (name, firstName, lastName) => {
  expect(namesFrom(name)).toEqual({ firstName, lastName });
  expect(firstNameOf(name)).toBe(firstName);
});

it('writes one name alone', () => expect(fullName({ firstName: 'Suharto', lastName: '' })).toBe('Suharto'));
