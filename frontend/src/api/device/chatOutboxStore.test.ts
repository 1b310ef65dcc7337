import { forgetUnsent, outboxStore } from './chatOutboxStore';

const LINE = { clientId: 'a', content: 'hello', at: '2025-06-02T19:04:00.000Z' };

it('throws nothing where the browser has no database: a line is kept in memory alone', async () => {
  const store = outboxStore(1, 1);
  const calls = [
    () => store.load(),
    () => store.put(LINE),
    () => store.replace(LINE),
    () => store.remove('a'),
    forgetUnsent,
  ];
  for (const call of calls) await expect(call()).rejects.toThrow('indexedDB');
});
