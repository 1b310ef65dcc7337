import { readEdit, writeEdit } from './chatEditDraft';

const EDIT = { userId: 1, seq: 4, text: 'deck 5' };

beforeEach(() => sessionStorage.clear());

it('reads what its person kept, until it is ended', () => {
  writeEdit(EDIT);
  expect(readEdit(1)).toEqual(EDIT);
  expect(readEdit(2)).toBeNull();
  writeEdit(null);
  expect(readEdit(1)).toBeNull();
});

it.each(['{broken', '"deck 5"', '{"userId":1,"seq":4}', '{"userId":1,"seq":"4","text":"deck 5"}', '[1]'])(
  'reads nothing where something else stands: %s',
  (other) => {
    sessionStorage.setItem('gangway-chat-edit', other);
    expect(readEdit(1)).toBeNull();
  },
);
