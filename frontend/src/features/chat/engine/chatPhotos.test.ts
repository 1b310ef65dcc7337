import { HttpError } from '../../../api/http';
import { aChat } from '../testing/testingChat';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const A_PHOTO = { file: new Blob(['x']), preview: 'data:', width: 4, height: 3, alt: 'The pier' };

it('carries a photo to the server once, however often its message is sent', async () => {
  const chat = aChat();
  await chat.connect();
  chat.client.write({ content: '', photo: A_PHOTO });
  expect(chat.client.getState().pending[0]?.uploaded).toBe(0);
  await chat.uploads[0]!.answer('photo-1');
  expect(chat.photoIds()).toEqual(['photo-1']);

  chat.sent[0]!.cut();
  await jest.advanceTimersByTimeAsync(20_000);
  expect(chat.uploads).toHaveLength(1);
  expect(chat.photoIds()).toEqual(['photo-1', 'photo-1']);
});

it('gives a photo on its way the time it takes', async () => {
  const chat = aChat();
  await chat.connect();
  chat.client.write({ content: '', photo: A_PHOTO });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(chat.pending()).toEqual([['', 'sending']]);
});

it('carries a photo that survived a reload, and one that the server has not again', async () => {
  const first = aChat();
  await first.connect();
  first.client.write({ content: 'one', photo: A_PHOTO });
  await first.uploads[0]!.answer('photo-1');
  const kept = [...first.stored.values()];
  expect(kept[0]?.photo).toMatchObject({ id: 'photo-1' });

  const second = aChat(kept);
  await second.connect();
  expect(second.uploads).toHaveLength(0);
  expect(second.photoIds()).toEqual(['photo-1']);
});

it('says why a photo is refused and does not carry it again', async () => {
  const chat = aChat();
  await chat.connect();
  chat.client.write({ content: '', photo: A_PHOTO });
  await chat.uploads[0]!.refuse(new HttpError(413, '', { message: 'A photo has at most 8 MB.' }));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(chat.client.getState().pending[0]).toMatchObject({
    status: 'refused',
    reason: 'A photo has at most 8 MB.',
  });
  expect(chat.uploads).toHaveLength(1);
});

it('does not send a line that was taken back while its photo was on its way', async () => {
  const chat = aChat();
  await chat.connect();
  chat.client.write({ content: 'oops', photo: A_PHOTO });
  chat.client.discard(chat.client.getState().pending[0]!.clientId);
  await chat.uploads[0]!.answer('photo-1');
  expect(chat.sent).toEqual([]);
});

it('keeps photos that were sent at one go in their order over a reload, and lets the next pass one that is refused', async () => {
  const first = aChat();
  await first.connect();
  for (const alt of ['1', '2', '3']) first.client.write({ content: '', photo: { ...A_PHOTO, alt } });
  const instants = [...first.stored.values()].map(({ at }) => at);
  expect(new Set(instants).size).toBe(3);
  expect(instants).toEqual(instants.toSorted());

  await first.uploads[0]!.refuse(new HttpError(415, '', { message: 'This is no picture.' }));
  await first.uploads[1]!.answer('photo-2');
  await first.acknowledge(0, 3);
  await first.uploads[2]!.answer('photo-3');
  expect(first.photoIds()).toEqual(['photo-2', 'photo-3']);
  const states = first.client.getState().pending.map(({ photo, status }) => [photo?.alt, status]);
  expect(states).toEqual([
    ['1', 'refused'],
    ['3', 'sending'],
  ]);
});

const REFUSED = new HttpError(0, 'no answer', {});

it('lets what was written after a photo pass when nobody answers for it, and tries it again', async () => {
  const chat = aChat();
  await chat.connect();
  chat.client.write({ content: 'the photo', photo: A_PHOTO });
  chat.client.write({ content: 'the words' });
  expect(chat.sent).toEqual([]);

  await chat.uploads[0]!.refuse(REFUSED);
  expect(chat.sent.map(({ content }) => content)).toEqual(['the words']);
  expect(chat.pending()).toEqual([
    ['the photo', 'failed'],
    ['the words', 'sending'],
  ]);
  await chat.acknowledge(0, 3);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(chat.uploads).toHaveLength(2);

  // A second try that hangs is told of, and so is what is written meanwhile.
  chat.client.write({ content: 'more words' });
  await jest.advanceTimersByTimeAsync(5_000);
  expect(chat.pending()).toEqual([
    ['the photo', 'failed'],
    ['more words', 'failed'],
  ]);
  await chat.uploads[1]!.answer('photo-1');
  expect(chat.photoIds()).toEqual([undefined, 'photo-1']);
});

it('keeps the order when the connection was cut meanwhile', async () => {
  const chat = aChat();
  await chat.connect();
  chat.client.write({ content: 'the photo', photo: A_PHOTO });
  chat.client.write({ content: 'the words' });
  chat.hear().onConnection({ state: 'waiting', retryAtMs: 0 });
  await chat.uploads[0]!.refuse(REFUSED);
  await chat.connect();
  expect(chat.sent).toEqual([]);
  await chat.uploads[1]!.answer('photo-1');
  expect(chat.sent.map(({ content }) => content)).toEqual(['the photo']);
});

it('starts a photo anew when its author says so, and none that was taken back', async () => {
  const chat = aChat();
  await chat.connect();
  chat.client.write({ content: 'the photo', photo: A_PHOTO });
  chat.client.write({ content: 'the words' });
  const { clientId } = chat.client.getState().pending[0]!;
  chat.client.tryAgain(clientId);
  expect(chat.uploads[0]!.signal.aborted).toBe(true);
  await chat.uploads[0]!.refuse(REFUSED);
  expect(chat.uploads).toHaveLength(2);

  chat.client.discard(clientId);
  expect(chat.uploads[1]!.signal.aborted).toBe(true);
  await chat.uploads[1]!.refuse(REFUSED);
  expect(chat.sent.map(({ content }) => content)).toEqual(['the words']);
});

it('lets no photo that hangs keep another one waiting for ever', async () => {
  const chat = aChat();
  await chat.connect();
  for (const content of ['one', 'two']) chat.client.write({ content, photo: A_PHOTO });
  await chat.uploads[0]!.refuse(REFUSED);
  await chat.uploads[1]!.refuse(REFUSED);
  await jest.advanceTimersByTimeAsync(10_000);
  await chat.uploads[2]!.refuse(REFUSED);
  await jest.advanceTimersByTimeAsync(10_000);
  await chat.uploads[3]!.answer('photo-2');
  expect(chat.sent.map(({ content }) => content)).toEqual(['two']);
});
