import { foldedText } from './fold.rules';

it.each([
  [1, undefined],
  [40, undefined],
  [41, 25],
  [2000, 25],
])('shows of a text of %d lines so many, when not all: %s', (lines, shown) => {
  const text = Array.from({ length: lines }, (_, line) => `line ${line}`).join('\n');
  expect(foldedText(text)?.split('\n').length).toBe(shown);
});
