import { readEdit, writeEdit } from './chatEditDraft';

const SEAT = { userId: 1, tripId: 2 };
const EDIT = { ...SEAT, seq: 4, text: 'deck 5' };

beforeEach(() => sessionStorage.clear());

it('reads what its person kept of the group, until it is ended', () => {
  writeEdit(EDIT);
  expect(readEdit(SEAT)).toEqual(EDIT);
  expect(readEdit({ ...SEAT, userId: 2 })).toBeNull();
  expect(readEdit({ ...SEAT, tripId: 3 })).toBeNull();
  writeEdit(null);
  expect(readEdit(SEAT)).toBeNull();
});

it.each([
  '{broken',
  '"deck 5"',
  '{"userId":1,"tripId":2,"seq":4}',
  '{"userId":1,"seq":4,"text":"deck 5"}',
  '[1]',
])('reads nothing where something else stands: %s', (other) => {
  sessionStorage.setItem('gangway-chat-edit', other);
  expect(readEdit(SEAT)).toBeNull();
});
