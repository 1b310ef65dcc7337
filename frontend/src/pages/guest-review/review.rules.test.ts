import { wordsProblem } from '../../../../backend/contracts/reviews';
import { lengthWords } from './review.rules';

it.each([
  ['', '0 of 1,000 characters'],
  ['  Fine.\n', '5 of 1,000 characters'],
  ['🚢🚢', '2 of 1,000 characters'],
  ['x'.repeat(1_200), '1,200 of 1,000 characters'],
])('counts %j', (text, said) => {
  expect(lengthWords(text)).toBe(said);
});

it.each([
  ['It was fine.', 'Write at least 20 characters'],
  ['1 2 3 4 5 6 7 8 9 10 11 12', 'Write it in words'],
  ['We danced on every deck.', undefined],
  ['船上的音乐一直响到天亮，我们都不想下船回家。', undefined],
])('says of %j what is wrong with it', (text, problem) => {
  expect(wordsProblem(text)).toBe(problem);
});
