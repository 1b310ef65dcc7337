import { INITIAL_CHAT } from './chat.model';
import { chatReducer } from './chat.state';
import { aChange, aMessage, aWelcome, JONAH, MAYA } from '../testing/testing';
import { unreadAt, unreadCount } from './unread.rules';

const TESS = { ...JONAH, id: 3, name: 'Tess Novak' };
const missed = [
  aMessage({ seq: 1 }),
  aMessage({ seq: 2, sender: MAYA }),
  aMessage({ seq: 3, sender: TESS }),
  { ...aMessage({ seq: 4 }), change: aChange(4) },
  aMessage({ seq: 5 }),
];
const welcome = aWelcome({ missed, readSeq: 1, mutedUserIds: [TESS.id] });
const stateOf = (fields = {}) =>
  chatReducer(INITIAL_CHAT, { type: 'welcomed', welcome: { ...welcome, ...fields }, at: new Date(0) });

it('counts what others said, without the deleted and without the muted', () => {
  expect(unreadCount(stateOf())).toBe(1);
  expect(unreadCount(stateOf({ mutedUserIds: [] }))).toBe(2);
  expect(unreadAt(welcome)).toEqual({ after: 4, count: 1 });
});

it('is nothing once all is read, here or on another device', () => {
  const elsewhere = chatReducer(stateOf(), { type: 'mine', readSeq: 5, mutedUserIds: [] });
  expect(unreadCount(elsewhere)).toBe(0);
});

it('leaves it to the server as long as a message after the mark is not here', () => {
  expect(unreadCount(stateOf({ missed: missed.slice(2), readSeq: 1 }))).toBeNull();
  expect(unreadCount(stateOf({ missed: missed.slice(2), readSeq: 2 }))).toBe(1);
  expect(unreadCount(stateOf({ head: 6 }))).toBeNull();
  expect(unreadCount(INITIAL_CHAT)).toBeNull();
});
