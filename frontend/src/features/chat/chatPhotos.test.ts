import { HttpError } from '../../api/http';
import { aChat } from './testingChat';

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
