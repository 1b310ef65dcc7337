import { describe, expect, it } from '@jest/globals';
import { UploadTurns } from './upload-turns.js';

/** Work that ends when it is told to. */
function heldWork() {
  let end = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => held, end };
}

describe('uploads under way', () => {
  it('are two of one account, and who has one more is told to come back', async () => {
    const turns = new UploadTurns();
    const [first, second] = [heldWork(), heldWork()];
    const both = [turns.take(1, first.work), turns.take(1, second.work)];
    await expect(turns.take(1, async () => 'third')).rejects.toMatchObject({ code: 'upload.busy' });
    await expect(turns.take(2, async () => 'of another')).resolves.toBe('of another');
    first.end();
    await both[0];
    await expect(turns.take(1, async () => 'third')).resolves.toBe('third');
    second.end();
    await both[1];
  });

  it('are twelve of all, and one that fails gives its place back', async () => {
    const turns = new UploadTurns();
    const held = Array.from({ length: 12 }, heldWork);
    const all = held.map(({ work }, i) => turns.take(i, work));
    await expect(turns.take(99, async () => 'one more')).rejects.toMatchObject({ code: 'upload.busy' });
    for (const { end } of held) end();
    await Promise.all(all);
    const fails = () => Promise.reject(new Error('no picture'));
    for (let i = 0; i < 20; i++) await expect(turns.take(1, fails)).rejects.toThrow('no picture');
  });
});
