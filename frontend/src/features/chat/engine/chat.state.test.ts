import { INITIAL_CHAT } from './chat.model';
import { type ChatAction, chatReducer } from './chat.state';
import { holeOf } from './log.rules';
import { aMessage, aWelcome, MAYA, messages } from '../testing/testing';

const AT = new Date('2025-06-02T16:00:00Z');
const after = (...actions: ChatAction[]) => actions.reduce(chatReducer, INITIAL_CHAT);
const welcome = (fields: Parameters<typeof aWelcome>[0]): ChatAction => ({
  type: 'welcomed',
  welcome: aWelcome(fields),
  at: AT,
});
const seqs = (state: ReturnType<typeof after>) => state.log.messages.map(({ seq }) => seq);
const written: ChatAction = { type: 'written', line: { clientId: 'x', content: 'Hi', at: AT.toISOString() } };
const stored = aMessage({ seq: 3, clientId: 'x', sender: MAYA });

it('keeps a message that overtook others out of sight until they are here', () => {
  const early = after(welcome({ missed: messages(1, 2) }), { type: 'arrived', messages: messages(4, 4) });
  expect(seqs(early)).toEqual([1, 2]);
  expect(holeOf(early.log)).toEqual({ after: 2, before: 4 });

  const filled = chatReducer(early, { type: 'arrived', messages: messages(3, 3) });
  expect(seqs(filled)).toEqual([1, 2, 3, 4]);
});

it('keeps the gap of a long absence between what was here and the newest page', () => {
  const state = after(
    welcome({ missed: messages(1, 3) }),
    welcome({ missed: messages(700, 702), head: 702, gap: true }),
  );
  expect(seqs(state)).toEqual([1, 2, 3, 700, 701, 702]);
});

it('shows an own line once, from written to acknowledged', () => {
  const sending = after(welcome({ missed: messages(1, 2) }), written);
  expect(sending.pending).toMatchObject([{ clientId: 'x', status: 'sending' }]);

  const sent = chatReducer(sending, { type: 'acknowledged', message: stored });
  expect(sent.pending).toEqual([]);
  expect(seqs(sent)).toEqual([1, 2, 3]);
  expect(seqs(chatReducer(sent, { type: 'arrived', messages: [stored] }))).toEqual([1, 2, 3]);
});

it('keeps an acknowledged line in sight while its predecessors are on their way', () => {
  const state = after(welcome({ missed: messages(1, 1) }), written, {
    type: 'acknowledged',
    message: stored,
  });
  expect(state.pending).toMatchObject([{ clientId: 'x', status: 'sent' }]);
});

it('does not take another member for the author because the client ids are alike', () => {
  const state = after(welcome({ missed: messages(1, 2) }), written, {
    type: 'arrived',
    messages: [aMessage({ seq: 3, clientId: 'x' })],
  });
  expect(state.pending).toHaveLength(1);
});

it('drops a line restored from storage that was stored before the page closed', () => {
  const state = after(welcome({ missed: [...messages(1, 2), stored] }), {
    type: 'restored',
    lines: [{ clientId: 'x', content: 'Hi', at: AT.toISOString() }],
  });
  expect(state.pending).toEqual([]);
});

it('keeps the place where the unread began through the visit, over reconnects and reading', () => {
  const opened = after(welcome({ missed: messages(1, 5), readSeq: 2 }));
  expect(opened.unread).toEqual({ after: 2, count: 3 });

  const later = [{ type: 'read', seq: 5 } as const, welcome({ missed: messages(6, 9), readSeq: 5 })].reduce<
    typeof opened
  >(chatReducer, opened);
  expect(later.unread).toEqual({ after: 2, count: 3 });
  expect(later.readSeq).toBe(5);
});

it('has no "new since" for somebody who has never read here', () => {
  expect(after(welcome({ missed: messages(1, 5), readSeq: 0 })).unread).toBeNull();
});

it('does not call own lines new', () => {
  const own = aMessage({ seq: 4, sender: MAYA });
  expect(after(welcome({ missed: [...messages(1, 3), own], readSeq: 3 })).unread).toBeNull();

  const answered = [...messages(1, 3), own, ...messages(5, 6)];
  expect(after(welcome({ missed: answered, readSeq: 3 })).unread).toEqual({ after: 4, count: 2 });
});

const change = (rev: number, fields: object = {}) => ({
  rev,
  content: `Edit ${rev}`,
  reactions: [],
  ...fields,
});
const changed = (seq: number, rev: number, fields: object = {}): ChatAction => ({
  type: 'changed',
  changes: [{ seq, change: change(rev, fields) }],
});

it('shows the newest state of a message, in whatever order its states come', () => {
  const state = after(welcome({ missed: messages(1, 2) }), changed(2, 9), changed(2, 8));
  expect(state.log.messages[1]?.change?.content).toBe('Edit 9');
});

it('remembers what became of a message that is not here yet', () => {
  const state = after(welcome({ missed: messages(5, 6) }), changed(2, 7), {
    type: 'paged',
    messages: messages(1, 4),
  });
  expect(state.log.messages[1]?.change?.content).toBe('Edit 7');
});

it('goes on from the stream of changes, and not from the answer to an own act', () => {
  const acted: ChatAction = { type: 'acted', changed: { seq: 1, change: change(9) } };
  const state = after(welcome({ missed: messages(1, 2), rev: 3 }), acted);
  expect(state.rev).toBe(3);
  expect(chatReducer(state, changed(2, 8)).rev).toBe(8);
});

it('asks from where changes began to be missing until everything was read anew', () => {
  const gap = after(
    welcome({ missed: messages(1, 2), rev: 3 }),
    welcome({ missed: [], head: 2, rev: 900, changesGap: true }),
    changed(1, 901),
  );
  expect(gap).toMatchObject({ isStale: true, rev: 3 });
  expect(chatReducer(gap, { type: 'fresh', rev: 900 })).toMatchObject({ isStale: false, rev: 900 });
});

it('keeps the words of a message that was quoted, unless its changes may be missing', () => {
  const quoted = after(welcome({ missed: messages(700, 702), head: 702 }), {
    type: 'found',
    message: aMessage({ seq: 2 }),
  });
  const again = chatReducer(quoted, welcome({ missed: [], head: 702, rev: 9 }));
  expect([...again.quoted.keys()]).toEqual([2]);
  // It may have been deleted meanwhile.
  const gap = chatReducer(again, welcome({ missed: [], head: 702, rev: 2_000, changesGap: true }));
  expect([...gap.quoted.keys()]).toEqual([]);
});

it('keeps the pins of this moment, the last one first', () => {
  const pin = (rev: number) => ({ pinnedAt: `2025-06-02T17:00:0${rev}Z` });
  const pinned = after(
    welcome({ missed: messages(1, 3) }),
    changed(1, 1, pin(1)),
    changed(3, 2, pin(2)),
    changed(1, 3, {}),
    changed(2, 4, pin(4)),
  );
  expect(pinned.pinned.map(({ seq }) => seq)).toEqual([2, 3]);
  expect(chatReducer(pinned, welcome({ missed: [], head: 3 })).pinned).toEqual([]);
});
