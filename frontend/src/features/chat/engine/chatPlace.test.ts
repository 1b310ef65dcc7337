import { messages } from '../testing/testing';
import { landingIndex } from '../message/rows.rules';
import { aChat } from '../testing/testingChat';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

async function leaveAt(place: { seq: number; above: number } | null): Promise<void> {
  const { connect, client } = aChat();
  await connect();
  client.keepPlace(place);
}

it('opens where the reader was when they left', async () => {
  await leaveAt({ seq: 160, above: 12 });
  const back = aChat([], messages(151, 200));
  await back.connect(200);
  expect(back.asked).toEqual([]);
  expect(back.client.getState().place).toEqual({ seq: 160, above: 12 });
  expect(landingIndex(back.client.getState())).toBe(9);
});

it('fetches what was said around the place when it lies before the newest page', async () => {
  await leaveAt({ seq: 20, above: 0 });
  const back = aChat([], messages(151, 200));
  await back.connect(200);
  expect(back.asked).toEqual([{ before: 70, limit: 100 }]);
  // It did not come: then the end is as good a place as any.
  expect(landingIndex(back.client.getState())).toBe(-1);
});

it('opens at the first unread message all the same', async () => {
  await leaveAt({ seq: 160, above: 0 });
  const back = aChat([], messages(151, 200));
  await back.connect(198);
  expect(landingIndex(back.client.getState())).toBe(48);
});

it('opens at the end for who had gone back to the end, and for who keeps something else there', async () => {
  await leaveAt({ seq: 160, above: 0 });
  await leaveAt(null);
  const back = aChat([], messages(151, 200));
  await back.connect(200);
  expect(landingIndex(back.client.getState())).toBe(-1);

  await leaveAt({ seq: 160, above: 0 });
  for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, '{"seq":"160"}');
  const again = aChat([], messages(151, 200));
  await again.connect(200);
  expect(again.client.getState().place).toBeNull();
});
