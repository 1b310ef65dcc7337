import { expect, it } from '@jest/globals';
import { GroupCommit } from './group-commit.js';

class ItemFault extends Error {}

/** A writer whose transactions end when the test says so. */
function slowWriter() {
  const batches: { items: string[]; end: (error?: Error) => void }[] = [];
  const commits = new GroupCommit<string, string>({
    write: (items) =>
      new Promise((resolve, reject) => {
        const end = (error?: Error) =>
          error ? reject(error) : resolve(items.map((item) => item.toUpperCase()));
        batches.push({ items, end });
      }),
    isItemsFault: (error) => error instanceof ItemFault,
    maxBatch: 3,
    maxWaiting: 5,
  });
  return { commits, batches };
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

it('writes the first at once and gathers the others while it is in flight', async () => {
  const { commits, batches } = slowWriter();
  const results = ['a', 'b', 'c', 'd', 'e'].map((item) => commits.add(item));
  for (let i = 0; i < 3; i++) {
    batches[i]?.end();
    await nextTurn();
  }
  expect(batches.map((b) => b.items)).toEqual([['a'], ['b', 'c', 'd'], ['e']]);
  expect(await Promise.all(results)).toEqual(['A', 'B', 'C', 'D', 'E']);
  expect(commits.isIdle).toBe(true);
});

it('answers a failed transaction to each of its items, and goes on', async () => {
  const { commits, batches } = slowWriter();
  const [first, second] = [commits.add('a'), commits.add('b')];
  const outcome = Promise.allSettled([first, second]);
  batches[0]?.end(new Error('no database'));
  await nextTurn();
  batches[1]?.end();
  expect(await outcome).toMatchObject([{ status: 'rejected' }, { value: 'B' }]);
});

it('finds the one bad item of a batch and stores the rest', async () => {
  const { commits, batches } = slowWriter();
  const [first, good, bad, alsoGood] = ['a', 'b', 'bad', 'c'].map((item) => commits.add(item));
  const outcome = Promise.allSettled([first, good, bad, alsoGood]);
  for (const error of [undefined, new ItemFault(), undefined, new ItemFault(), undefined]) {
    batches.at(-1)?.end(error);
    await nextTurn();
  }
  expect((await outcome).map((o) => o.status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
});

it('refuses at once what it could only keep waiting', async () => {
  const { commits } = slowWriter();
  for (const item of ['a', 'b', 'c', 'd', 'e', 'f']) void commits.add(item);
  await expect(commits.add('g')).rejects.toThrow('too much waits');
});
