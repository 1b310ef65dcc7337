import { expect, it } from '@jest/globals';
import { planBatch, retryKey } from './chat-batch.rules.js';

const send = (userId: number, clientId: string, replyTo?: number) => ({ userId, clientId, replyTo });
const asItIs = async <T>(entry: T) => entry;

it('numbers a batch from the head on, without holes', async () => {
  const plan = await planBatch([send(1, 'a'), send(2, 'a'), send(1, 'b')], 7, new Map(), asItIs);
  expect(plan.seqs).toEqual([8, 9, 10]);
  expect(plan.fresh.map((f) => f.seq)).toEqual([8, 9, 10]);
});

it('gives a retry the number of the first try, from the log or from the same batch', async () => {
  const known = new Map([[retryKey(send(1, 'a')), 3]]);
  const plan = await planBatch([send(1, 'a'), send(1, 'b'), send(1, 'b'), send(2, 'a')], 7, known, asItIs);
  expect(plan.seqs).toEqual([3, 8, 8, 9]);
  expect(plan.fresh.map((f) => f.entry.clientId)).toEqual(['b', 'a']);
});

it('refuses an answer to a message that is not there, and numbers the others without it', async () => {
  const plan = await planBatch([send(1, 'a', 8), send(1, 'b', 7), send(1, 'c', 8)], 7, new Map(), asItIs);
  expect(plan.seqs).toEqual([null, 8, 9]);
});

it('leaves out what is refused, unless it is a retry of what is in the log', async () => {
  const known = new Map([[retryKey(send(1, 'a')), 3]]);
  const prepared: string[] = [];
  const onlyC = async ({ clientId }: { clientId: string }) => {
    prepared.push(clientId);
    return clientId === 'c' ? clientId : null;
  };
  const batch = [send(1, 'a'), send(1, 'b'), send(1, 'c'), send(1, 'c'), send(1, 'd', 9)];
  const plan = await planBatch(batch, 7, known, onlyC);
  expect(plan.seqs).toEqual([3, null, 8, 8, null]);
  // What has no place takes nothing.
  expect(prepared).toEqual(['b', 'c']);
});
