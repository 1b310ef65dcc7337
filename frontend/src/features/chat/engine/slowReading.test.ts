import type { ChatMessage } from '../../../../../backend/contracts/chat-events';
import type { ChatPosition } from '../../../api/chat/chatSocket';
import { aWelcome, JONAH, messages } from '../testing/testing';
import { aChat } from '../testing/testingChat';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const BARRED = { state: 'waiting', retryAtMs: 0, reason: 'No live connections.', isBarred: true } as const;

/** A chat that only the site itself can be asked for; `log` is what it holds. */
function barredChat(log: ChatMessage[]) {
  const asked: object[] = [];
  const told = { me: aWelcome().me, isDown: false };
  const chat = aChat([], messages(1, 2), {
    welcome: ({ tripId, after = 0, afterRev }: ChatPosition) => {
      asked.push({ tripId, after, afterRev });
      if (told.isDown) return Promise.reject(new Error('No answer'));
      const missed = log.filter(({ seq }) => seq > after);
      return Promise.resolve(aWelcome({ me: told.me, missed, head: log.length, rev: 3 }));
    },
    history: (page) => {
      asked.push(page);
      return Promise.resolve({ ok: true, messages: log.slice(0, 10), hasMore: false });
    },
  });
  const shown = () => chat.client.getState().log.messages.map(({ seq }) => seq);
  const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  const bar = async () => {
    chat.hear().onConnection(BARRED);
    await wait(0);
  };
  return { ...chat, asked, told, shown, wait, bar };
}

it('shows the chat where a network lets no live connection through, and what came since every ten seconds', async () => {
  const log = messages(1, 3);
  const chat = barredChat(log);
  await chat.bar();
  expect(chat.client.getState()).toMatchObject({ isReady: true, connection: { isBarred: true } });
  expect(chat.shown()).toEqual([1, 2, 3]);

  log.push(...messages(4, 4));
  chat.hear().onConnection(BARRED);
  await chat.wait(9_999);
  expect(chat.shown()).toEqual([1, 2, 3]);
  await chat.wait(1);
  expect(chat.shown()).toEqual([1, 2, 3, 4]);
  expect(chat.asked).toEqual([
    { tripId: undefined, after: 0, afterRev: undefined },
    { tripId: 1, after: 3, afterRev: 3 },
  ]);
});

it('fetches earlier messages there, of this window’s trip, and keeps what is written until a connection stands', async () => {
  const chat = barredChat(messages(11, 20));
  await chat.bar();
  await chat.client.pages.loadOlder();
  expect(chat.asked.at(-1)).toEqual({ tripId: 1, before: 11, limit: 100 });
  chat.client.write({ content: 'from the hotel' });
  await chat.wait(5_000);
  expect([chat.pending(), chat.sent]).toEqual([[['from the hotel', 'failed']], []]);

  await chat.connect();
  expect(chat.sent.map(({ content }) => content)).toEqual(['from the hotel']);
});

it('asks no more once a connection stands, or the window is closed, and again after a failure', async () => {
  const chat = barredChat(messages(1, 2));
  chat.told.isDown = true;
  await chat.bar();
  expect(chat.shown()).toEqual([]);
  chat.told.isDown = false;
  await chat.wait(10_000);
  expect(chat.shown()).toEqual([1, 2]);
  await chat.connect();
  await chat.wait(60_000);
  expect(chat.asked).toHaveLength(2);

  await chat.bar();
  chat.client.close();
  await chat.wait(60_000);
  expect(chat.asked).toHaveLength(3);
});

it('goes when the browser is somebody else’s by now', async () => {
  const chat = barredChat(messages(1, 2));
  await chat.bar();
  chat.told.me = JONAH;
  await chat.wait(10_000);
  expect(chat.others()).toBe(1);
});
