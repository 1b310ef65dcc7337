import { linesOf, linesProblem, textOf, wholeOf } from './typed.rules';

it('makes lines of a text and a text of lines, without the empty ones', () => {
  expect(linesOf(' Two pools\n\n  \nA theater ')).toEqual(['Two pools', 'A theater']);
  expect(linesOf('')).toEqual([]);
  expect(linesOf(textOf(['Two pools', 'A theater']))).toEqual(['Two pools', 'A theater']);
});

it.each([
  ['', undefined],
  ['Three nights\n\n at sea ', undefined],
  ['sixteen letters!', undefined],
  ['a\nb\nc\nd\ne', 'Use at most 4 lines'],
  ['Seventeen letters', 'Use at most 16 letters a line: "Seventeen letters" has more'],
  ['x'.repeat(300), `Use at most 16 letters a line: "${'x'.repeat(40)}..." has more`],
])('says of the lines %j: %s', (text, problem) => {
  expect(linesProblem(text, { most: 4, letters: 16 })).toBe(problem);
});

it.each([
  ['6', 6],
  [' 12 ', 12],
  ['', Number.NaN],
  ['1.5', Number.NaN],
  ['-2', Number.NaN],
])('reads %j as %d', (text, number) => {
  expect(wholeOf(text)).toBe(number);
});
