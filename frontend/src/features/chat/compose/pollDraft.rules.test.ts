import { withRoom } from './pollDraft.rules';

const ten = Array.from({ length: 10 }, (_, at) => `${at}`);

it.each([
  [[], ['', '']],
  [['Tacos'], ['Tacos', '']],
  [
    ['Tacos', 'Pizza'],
    ['Tacos', 'Pizza', ''],
  ],
  [
    ['Tacos', '', ''],
    ['Tacos', '', ''],
  ],
  [ten, ten],
])('after %j there is room as in %j', (answers, shown) => {
  expect(withRoom(answers)).toEqual(shown);
});
