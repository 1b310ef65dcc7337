import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from './support/eventually.js';
import { paidGuests } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ env: { DATABASE_POOL: '2' } });
  await aTripOnSale(stack);
}, 120_000);
afterAll(() => stack?.stop());

const ask = (cookie = '') => fetch(`${stack.nodes[0]!.url}/api/trips/current`, { headers: { cookie } });

interface Answer {
  status: number;
  retryAfter: string | null;
  code?: string;
}
const answerOf = async (reply: Response): Promise<Answer> => {
  const { code } = (await reply.json()) as { code?: string };
  return { status: reply.status, retryAfter: reply.headers.get('retry-after'), ...(code ? { code } : {}) };
};

it('who comes while the database is full is told to come back, before waiting for it and visitors first', async () => {
  const [member] = await paidGuests(stack, 1);
  const answers: Answer[] = [];
  const asked: Promise<void>[] = [];
  const visit = () => {
    const visited = ask().then(async (reply) => void answers.push(await answerOf(reply)));
    asked.push(visited);
    return visited;
  };
  const lock = await stack.db.connect();
  let inside: Promise<Response>;
  try {
    await lock.query('BEGIN; LOCK TABLE trips IN ACCESS EXCLUSIVE MODE');
    // Two hold the connections and twenty wait for them; whoever comes then does not.
    for (let visitor = 0; visitor < 22; visitor++) void visit();
    await eventually(async () => {
      const outcome = await Promise.race([visit(), sleep(100, 'waits')]);
      expect(outcome).not.toBe('waits');
    });
    const busy = { status: 503, retryAfter: '2', code: 'server.busy' };
    expect(answers.length).toBeGreaterThan(0);
    for (const answer of answers) expect(answer).toEqual(busy);
    inside = ask(member!.cookie);
    expect((await fetch(`${stack.nodes[0]!.url}/healthz`)).status).toBe(200);
  } finally {
    await lock.query('ROLLBACK');
    lock.release();
  }
  expect((await inside).status).toBe(200);
  await Promise.all(asked);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(20);
  expect((await ask()).status).toBe(200);
});
