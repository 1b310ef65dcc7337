import { aWelcome, messages } from '../testing/testing';
import { aChat } from '../testing/testingChat';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('sends one line at a time, in the order written', async () => {
  const chat = aChat();
  await chat.connect();
  chat.client.write({ content: 'one' });
  chat.client.write({ content: 'two' });
  expect(chat.sent.map(({ content }) => content)).toEqual(['one']);

  await chat.acknowledge(0, 3);
  expect(chat.sent.map(({ content }) => content)).toEqual(['one', 'two']);
});

it('shows a line as failed after five seconds without an answer, and sends it again under the same id', async () => {
  const chat = aChat();
  await chat.connect();
  chat.client.write({ content: 'hello' });
  await jest.advanceTimersByTimeAsync(4_999);
  expect(chat.pending()).toEqual([['hello', 'sending']]);

  await jest.advanceTimersByTimeAsync(1);
  expect(chat.pending()).toEqual([['hello', 'failed']]);

  chat.sent[0]!.cut();
  await jest.advanceTimersByTimeAsync(20_000);
  expect(chat.sent[1]?.clientId).toBe(chat.sent[0]!.clientId);
  await chat.acknowledge(1, 3);
  expect(chat.pending()).toEqual([]);
});

it('shows a line as failed at once when offline, and sends it when the line is back', async () => {
  const chat = aChat();
  await chat.connect();
  chat.hear().onConnection({ state: 'offline' });
  chat.client.write({ content: 'from the tunnel' });
  expect(chat.pending()).toEqual([['from the tunnel', 'failed']]);
  expect(chat.sent).toEqual([]);

  await chat.connect();
  expect(chat.sent.map(({ content }) => content)).toEqual(['from the tunnel']);
});

it('pressing Try again five times sends one line', async () => {
  const chat = aChat();
  await chat.connect();
  chat.client.write({ content: 'hello' });
  await jest.advanceTimersByTimeAsync(5_000);
  for (let press = 0; press < 5; press += 1) chat.client.tryAgain(chat.sent[0]!.clientId);
  expect(chat.sent).toHaveLength(1);
});

it('does not try a refused line again, and lets the next one pass', async () => {
  const chat = aChat();
  await chat.connect();
  chat.client.write({ content: 'too long' });
  chat.client.write({ content: 'short' });
  chat.sent[0]!.answer({ ok: false, error: { code: 'too_long', message: 'Too long.' } });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(chat.pending()[0]).toEqual(['too long', 'refused']);
  expect(chat.sent.map(({ content }) => content)).toEqual(['too long', 'short']);
});

it('waits as long as the server asks for when it is told to slow down', async () => {
  const chat = aChat();
  await chat.connect();
  chat.client.write({ content: 'fast' });
  const error = { code: 'rate_limited', message: 'Slow down.', retryAfterMs: 8_000 } as const;
  chat.sent[0]!.answer({ ok: false, error });
  await jest.advanceTimersByTimeAsync(7_999);
  expect(chat.sent).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(chat.sent).toHaveLength(2);
});

it('keeps unsent lines over a reload and forgets the acknowledged ones', async () => {
  const first = aChat();
  await first.connect();
  first.client.write({ content: 'stored' });
  first.client.write({ content: 'unsent' });
  await first.acknowledge(0, 3);
  expect([...first.stored.values()].map(({ content }) => content)).toEqual(['unsent']);

  const second = aChat([...first.stored.values()]);
  await second.connect();
  expect(second.sent.map(({ content }) => content)).toEqual(['unsent']);
});

it('asks for what a lasting hole hides, and not for what the next frame brings', async () => {
  const chat = aChat();
  await chat.connect();
  chat.hear().onMessages(messages(4, 4));
  chat.hear().onMessages(messages(3, 3));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(chat.asked).toEqual([]);

  chat.hear().onMessages(messages(9, 9));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(chat.asked[0]).toEqual({ after: 4, limit: 100 });
});

it('fetches the place where the unread began when it lies before the newest page', async () => {
  const chat = aChat([], messages(151, 200));
  await chat.connect(20);
  expect(chat.asked).toEqual([{ after: 20, limit: 100 }]);
  expect(chat.client.getState().isReady).toBe(true);
});

it('reads everything anew when more changes were missed than are told', async () => {
  const chat = aChat([], messages(1, 250));
  await chat.connect();
  const gap = aWelcome({ missed: [], head: 250, rev: 900, changesGap: true });
  chat.hear().onWelcome(gap);
  await jest.advanceTimersByTimeAsync(0);
  expect(chat.asked).toEqual([
    { before: 251, limit: 100 },
    { before: 151, limit: 100 },
    { before: 51, limit: 100 },
  ]);
  expect(chat.client.getState()).toMatchObject({ isStale: false, rev: 900 });
});

it('draws what comes in quick succession together, and nothing before what was said before it', async () => {
  const chat = aChat();
  await chat.connect();
  let drawn = 0;
  chat.client.subscribe(() => {
    drawn += 1;
  });
  const newest = () => chat.client.getState().log.messages.at(-1)?.seq;
  for (let seq = 3; seq <= 6; seq += 1) chat.hear().onMessages(messages(seq, seq));
  expect([drawn, newest()]).toEqual([1, 3]);

  await jest.advanceTimersByTimeAsync(250);
  expect([drawn, newest()]).toEqual([2, 6]);

  chat.hear().onMessages(messages(7, 7));
  chat.client.write({ content: 'after seven' });
  expect(newest()).toBe(7);
});

it('sends a poll’s question with its answers, so that none is said without the other', async () => {
  const chat = aChat();
  await chat.connect();
  chat.client.write({ content: 'Where?', poll: { answers: ['Deck 5', 'Deck 6'], isMultiple: false } });
  expect(chat.sent).toMatchObject([
    { content: '', poll: { question: 'Where?', answers: ['Deck 5', 'Deck 6'], isMultiple: false } },
  ]);
});

it('says that a vote was cut off, unless its person has left the chat by then', async () => {
  const { client, connect } = aChat();
  await connect();
  expect(await client.acts.vote(2, [0])).toMatch(/not connected/);
  const cut = client.acts.vote(2, [0]);
  client.close();
  expect(await cut).toBeNull();
  expect(await client.acts.vote(2, [1])).toBeNull();
});
