import { INITIAL_CHAT } from '../engine/chat.model';
import { chatReducer } from '../engine/chat.state';
import { landingIndex, type MessageRow, rowAt, rowCount, rowKeys } from './rows.rules';
import { aMessage, aWelcome, JONAH, MAYA } from '../testing/testing';
import type { ChatMessage } from '../../../../../backend/contracts/chat-events';

const ZONE = 'America/Los_Angeles';

function stateOf(missed: ChatMessage[], readSeq = 0) {
  const welcome = aWelcome({ missed, readSeq });
  return chatReducer(INITIAL_CHAT, { type: 'welcomed', welcome, at: new Date(0) });
}

function rowsOf(missed: ChatMessage[], readSeq = 0): MessageRow[] {
  const state = stateOf(missed, readSeq);
  return Array.from({ length: rowCount(state) }, (_, index) => rowAt(state, index, ZONE)).filter(
    (row) => row?.kind === 'message',
  );
}

it('gives messages of one author within five minutes one header', () => {
  const rows = rowsOf([
    aMessage({ seq: 1, sender: MAYA, at: '2025-06-02T16:00:00Z' }),
    aMessage({ seq: 2, sender: MAYA, at: '2025-06-02T16:04:59Z' }),
    aMessage({ seq: 3, sender: MAYA, at: '2025-06-02T16:10:00Z' }),
    aMessage({ seq: 4, sender: JONAH, at: '2025-06-02T16:10:01Z' }),
  ]);
  expect(rows.map(({ hasHeader }) => hasHeader)).toEqual([true, false, true, true]);
});

it('begins a day at midnight in the trip’s zone', () => {
  const rows = rowsOf([
    aMessage({ seq: 1, at: '2025-06-03T06:59:00Z' }),
    aMessage({ seq: 2, at: '2025-06-03T07:01:00Z' }),
  ]);
  expect(rows.map(({ startsDay }) => startsDay)).toEqual([true, true]);
  expect(rows[1]?.hasHeader).toBe(true);
});

it('tells how many messages are missing above a row', () => {
  const rows = rowsOf([aMessage({ seq: 1 }), aMessage({ seq: 601 })]);
  expect(rows.map(({ missing }) => missing)).toEqual([0, 599]);
});

it('marks the first unread message, and lands there', () => {
  const missed = [1, 2, 3, 4].map((seq) => aMessage({ seq }));
  expect(rowsOf(missed, 2).map(({ unread }) => unread)).toEqual([0, 0, 2, 0]);
  expect(landingIndex(stateOf(missed, 2))).toBe(2);
  expect(landingIndex(stateOf(missed, 4))).toBe(-1);
});

it('keeps the key of an own line when it moves into the log', () => {
  const line = { clientId: 'x', content: 'Hi', at: '2025-06-02T16:12:00Z' };
  const sending = chatReducer(stateOf([aMessage({ seq: 1 })]), { type: 'written', line });
  const message = aMessage({ seq: 2, clientId: 'x', sender: MAYA });
  const sent = chatReducer(sending, { type: 'acknowledged', message });
  expect(rowKeys(sent)[1]).toBe(rowKeys(sending)[1]);
});

it('keeps a row as it is while nothing about it is new, and makes it anew where something is', () => {
  const before = stateOf([aMessage({ seq: 1 }), aMessage({ seq: 2, replyTo: 1 })], 2);
  const after = chatReducer(before, { type: 'arrived', messages: [aMessage({ seq: 3 })] });
  expect(rowAt(after, 0, ZONE)).toBe(rowAt(before, 0, ZONE));
  expect(rowAt(after, 1, ZONE)).toBe(rowAt(before, 1, ZONE));

  const change = { rev: 9, content: 'Mended', reactions: [], editedAt: '2025-06-02T16:20:00Z' };
  const changed = chatReducer(after, { type: 'changed', changes: [{ seq: 1, change }] });
  expect(rowAt(changed, 0, ZONE)).toMatchObject({ message: { change } });
  expect(rowAt(changed, 1, ZONE)).toMatchObject({ quote: { message: { change } } });

  const marked = chatReducer(changed, { type: 'jumped', seq: 3 });
  expect(rowAt(marked, 2, ZONE)).toMatchObject({ isMarked: true });
  const muted = chatReducer(marked, { type: 'mine', mutedUserIds: [JONAH.id] });
  expect(rowAt(muted, 2, ZONE)).toMatchObject({ isMuted: true, isMarked: true });
});
