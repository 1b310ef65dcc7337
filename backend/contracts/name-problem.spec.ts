import { expect, it } from '@jest/globals';
import { nameProblem } from './name-problem.js';

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
  'Mom / Dad',
])('takes no name with a link: %s', (name) =>
  expect(nameProblem(name)).toBe('Write a name, without a link and without the signs : / \\ @'),
);

it.each(['-', '...', '12', '🚢'])('takes no name without a letter: %s', (name) =>
  expect(nameProblem(name)).toBe('Write a name in letters'),
);

it.each(['x-y.example', 'ab.example-co.uk'])('finds the link in %s', (name) =>
  expect(nameProblem(name)).not.toBeNull(),
);
