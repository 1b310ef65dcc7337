import { expect, it } from '@jest/globals';
import { planBatch, retryKey } from './chat-batch.rules.js';

const send = (userId: number, clientId: string, replyTo?: number) => ({ userId, clientId, replyTo });

it('numbers a batch from the head on, without holes', () => {
  const plan = planBatch([send(1, 'a'), send(2, 'a'), send(1, 'b')], 7, new Map());
  expect(plan.seqs).toEqual([8, 9, 10]);
  expect(plan.fresh.map((f) => f.seq)).toEqual([8, 9, 10]);
});

it('gives a retry the number of the first try, from the log or from the same batch', () => {
  const known = new Map([[retryKey(send(1, 'a')), 3]]);
  const plan = planBatch([send(1, 'a'), send(1, 'b'), send(1, 'b'), send(2, 'a')], 7, known);
  expect(plan.seqs).toEqual([3, 8, 8, 9]);
  expect(plan.fresh.map((f) => f.entry.clientId)).toEqual(['b', 'a']);
});

it('refuses an answer to a message that is not there, and numbers the others without it', () => {
  const plan = planBatch([send(1, 'a', 8), send(1, 'b', 7), send(1, 'c', 8)], 7, new Map());
  expect(plan.seqs).toEqual([null, 8, 9]);
});

it('leaves out what is refused, unless it is a retry of what is in the log', () => {
  const refused = (clientId: string) => ({ ...send(1, clientId), isRefused: true });
  const known = new Map([[retryKey(send(1, 'a')), 3]]);
  const plan = planBatch([refused('a'), refused('b'), send(1, 'c'), refused('c')], 7, known);
  expect(plan.seqs).toEqual([3, null, 8, 8]);
});
