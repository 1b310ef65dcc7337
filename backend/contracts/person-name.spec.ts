import { expect, it } from '@jest/globals';
import { firstNameOf, fullName, nameProblem, namesFrom } from './person-name.js';

it.each([
  'José María Núñez-O’Brien',
  'St. John',
  'St.John',
  'J.R.R. Tolkien Jr.',
  'Nguyễn Thị Minh',
  '王小明',
  'علی',
  'ک‌م',
  'Al.',
  'O',
  'Ana 🚢',
  '',
])('takes the name %j', (name) => expect(nameProblem(name)).toBeNull());

it.each([
  'https://evil.example/r',
  'Click evil.example',
  'www.evil',
  'pay EVIL.COM now',
  'me@evil.example',
  'ｅｖｉｌ．ｅｘａｍｐｌｅ',
  'Evilgnp.exe',
])('takes no name with a link: %s', (name) =>
  expect(nameProblem(name)).toBe('Write a name, without a link or an address'),
);

it.each(['-', '...', '12', '🚢'])('takes no name without a letter: %s', (name) =>
  expect(nameProblem(name)).toBe('Write a name in letters'),
);

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

it.each(['x-y.example', 'ab.example-co.uk'])('finds the link in %s', (name) =>
  expect(nameProblem(name)).not.toBeNull(),
);
