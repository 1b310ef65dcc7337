import { bringsWords } from './transfer.rules';

it.each([
  ['Deck 7, 104', true],
  ['see https://ship.example/deck', true],
  ['', false],
  [' \n', false],
  ['https://ship.example/pier.jpg', false],
])('of "%s" beside a picture the words are meant: %s', (text, areMeant) => {
  expect(bringsWords({ getData: () => text })).toBe(areMeant);
});
