import { aWelcome, JONAH, messages } from '../testing/testing';
import { aChat } from '../testing/testingChat';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const A_PHOTO = { file: new Blob(['x']), preview: 'data:', width: 4, height: 3, alt: 'The pier' };
const forJonah = aWelcome({ me: JONAH, missed: messages(1, 2) });

it('sends nothing that one person wrote once the server takes the browser for another', async () => {
  const chat = aChat();
  await chat.connect();
  chat.hear().onConnection({ state: 'waiting', retryAtMs: 0 });
  chat.client.write({ content: 'of Maya', photo: A_PHOTO });
  chat.client.write({ content: 'of Maya, too' });
  chat.client.read(2);

  chat.hear().onConnection({ state: 'live' });
  await jest.advanceTimersByTimeAsync(30_000);
  expect([chat.sent, chat.uploads, chat.reads]).toEqual([[], [], []]);

  chat.hear().onWelcome(forJonah);
  await jest.advanceTimersByTimeAsync(60_000);
  expect([chat.sent, chat.uploads, chat.reads]).toEqual([[], [], []]);
  expect(chat.others()).toBe(1);
  expect([...chat.stored.values()].map(({ content }) => content)).toEqual(['of Maya', 'of Maya, too']);
});

it('begins anew for the same person on another trip', async () => {
  const chat = aChat();
  await chat.connect();
  chat.hear().onWelcome(aWelcome({ tripId: 2, missed: messages(1, 9) }));
  expect(chat.others()).toBe(1);
  expect(chat.client.getState().log.messages).toHaveLength(2);
});

it('goes on when the same person comes back', async () => {
  const chat = aChat();
  await chat.connect();
  chat.hear().onConnection({ state: 'waiting', retryAtMs: 0 });
  chat.client.write({ content: 'of Maya' });
  chat.client.read(2);
  await chat.connect();
  expect(chat.sent.map(({ content }) => content)).toEqual(['of Maya']);
  expect(chat.reads).toEqual([2]);
  expect(chat.others()).toBe(0);
});

it('keeps nothing and waits for nothing after it was closed', async () => {
  const chat = aChat();
  await chat.connect();
  chat.client.write({ content: '', photo: A_PHOTO });
  chat.client.write({ content: 'after the photo' });
  chat.client.close();
  expect(chat.uploads[0]?.signal.aborted).toBe(true);
  expect(jest.getTimerCount()).toBe(0);

  chat.stored.clear();
  await chat.uploads[0]!.answer('photo-1');
  chat.hear().onMessages(messages(3, 9));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(chat.stored.size).toBe(0);
  expect(chat.uploads).toHaveLength(1);
  expect(chat.sent).toEqual([]);
  expect(jest.getTimerCount()).toBe(0);
});

it('is not woken by an answer that comes after it was closed', async () => {
  const chat = aChat();
  await chat.connect();
  chat.client.write({ content: 'one' });
  chat.client.write({ content: 'two' });
  chat.client.close();
  chat.sent[0]!.cut();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(chat.sent).toHaveLength(1);
  expect(jest.getTimerCount()).toBe(0);
});

it('sends again what waits when it is opened again', async () => {
  const chat = aChat();
  await chat.connect();
  chat.client.write({ content: 'one' });
  chat.client.close();
  chat.client.open(null, () => undefined);
  await chat.connect();
  expect(chat.sent.map(({ content }) => content)).toEqual(['one', 'one']);
});

it('stays with its trip when the line comes back, whichever the person has chosen meanwhile', async () => {
  const chat = aChat();
  expect(chat.hear().position().tripId).toBeUndefined();
  await chat.connect();
  expect(chat.hear().position().tripId).toBe(1);
});

it('begins with the trip that it was opened for', () => {
  const chat = aChat();
  chat.client.open(8, () => undefined);
  expect(chat.hear().position().tripId).toBe(8);
});

it('begins anew, maybe in another group, when its person is in this one no more', async () => {
  const chat = aChat();
  chat.hear().onConnection({ state: 'refused', code: 'FORBIDDEN' });
  expect(chat.others()).toBe(0);
  await chat.connect();
  chat.hear().onConnection({ state: 'refused', code: 'UNAUTHENTICATED' });
  expect(chat.others()).toBe(0);
  chat.hear().onConnection({ state: 'refused', code: 'PAYMENT_REQUIRED' });
  expect(chat.others()).toBe(1);
});
