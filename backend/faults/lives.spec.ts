import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { worlds } from '../test/support/lives/plans.js';
import { liveThrough, type Storm, tally } from '../test/support/lives/random-lives.js';
import { type Stack, startStack } from '../test/support/stack.js';

/** Another one every time; `LIVES_SEED` runs a failure again, as far as crashes can be run again. */
const seed = Number(process.env.LIVES_SEED || Math.floor(Math.random() * 2 ** 31));
const MINUTES = Number(process.env.LIVES_MINUTES || 60);
/** So many worlds come of one seed; the next seed is one more. */
const WORLDS = 4;
const struckBy = { kill: 0, away: 0, slow: 0, silent: 0 };
// A crash does not come at the same moment twice: what was found once is found.
jest.retryTimes(0);

/** What strikes, after so many milliseconds. */
interface Strike {
  kind: 'kill' | 'away' | 'slow' | 'silent';
  afterMs: number;
}

const strikes: fc.Arbitrary<Strike[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('kill' as const, 'away' as const, 'slow' as const, 'silent' as const),
    afterMs: fc.integer({ min: 0, max: 2_000 }),
  }),
  { minLength: 1, maxLength: 3 },
);

const CALLS = ['create', 'get', 'capture', 'refund', 'get-capture', 'get-refund'] as const;

const STRIKES: Record<Strike['kind'], (stack: Stack) => Promise<void>> = {
  kill: async ({ nodes }) => {
    await nodes[0]!.process.kill9();
    await nodes[0]!.process.start();
  },
  away: async ({ emulator }) => {
    for (const operation of CALLS) await emulator.fault({ operation, kind: 'fail', status: 503, times: 6 });
  },
  slow: async ({ emulator }) => {
    for (const operation of CALLS)
      await emulator.fault({ operation, kind: 'delay', delayMs: 1_500, times: 4 });
  },
  silent: async ({ emulator }) => {
    await emulator.fault({ operation: 'capture', kind: 'commit-then-drop', times: 3 });
    await emulator.fault({ operation: 'refund', kind: 'commit-then-drop', times: 3 });
  },
};

const storm =
  (struck: readonly Strike[]): Storm =>
  async (stack) => {
    for (const { kind, afterMs } of struck) {
      await sleep(afterMs);
      await STRIKES[kind](stack);
      struckBy[kind] += 1;
    }
  };

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ nodes: 2, env: { ONE_HOST_LIMIT_CENTS: '30000', HOLDS_PER_BROWSER: '10000' } });
}, 120_000);
afterAll(() => stack.stop());

it(
  `leaves the books in order through crashes and outages (LIVES_SEED=${seed})`,
  async () => {
    const property = fc.asyncProperty(worlds({ lives: 10, steps: 14 }), strikes, (plan, struck) =>
      liveThrough(stack, plan, storm(struck)),
    );
    const end = Date.now() + MINUTES * 60_000;
    try {
      // Not shrunk: a crash does not come at the same moment twice.
      for (let next = seed; Date.now() < end; next += 1)
        await fc.assert(property, { seed: next, numRuns: WORLDS, endOnFailure: true });
    } finally {
      const { assertionCalls: checks } = expect.getState();
      process.stdout.write(`${JSON.stringify({ seed, ...tally, ...struckBy, checks })}\n`);
    }
    expect(await stack.emulator.violations()).toEqual([]);
  },
  (MINUTES + 15) * 60_000,
);
