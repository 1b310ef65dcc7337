import { HostDesk } from '../booked.js';
import { aHost } from '../people.js';
import { aTripOnSale } from '../purchase.js';
import type { Stack } from '../stack.js';
import { ACTS } from './acts.js';
import { comeToRest } from './at-rest.js';
import { Life, type World } from './life.js';
import { assertInOrder } from './life-checks.js';
import type { LifePlan, WorldPlan } from './plans.js';

/** What strikes while the lives go on; it is over when its promise resolves, and everybody is up again. */
export type Storm = (stack: Stack) => Promise<void>;

let lifeNumber = 0;

/** What was lived so far. */
export const tally = { worlds: 0, lives: 0, acts: 0 };

/** Lives a plan on a trip of its own, lets everything come to rest and holds it against the rules. */
export async function liveThrough(stack: Stack, plan: WorldPlan, storm?: Storm): Promise<void> {
  const tripId = await aTripOnSale(stack, plan.places);
  const desks = [
    new HostDesk(stack, await aHost(stack, [tripId])),
    new HostDesk(stack, await aHost(stack, [tripId])),
  ] as const;
  const world: World = { stack, tripId, desks, isStormy: storm !== undefined };
  await begin(stack, plan);
  tally.worlds += 1;
  const lives = plan.lives.map((life) => new Life(world, life, `life-${++lifeNumber}@example.com`));
  const lived = Promise.all(lives.map((life, i) => live(life, plan.lives[i]!)));
  await Promise.all([lived, storm?.(stack)]);
  try {
    await comeToRest(world, plan.weather);
    await assertInOrder(
      world,
      lives.filter(({ guestId }) => guestId),
    );
  } catch (err) {
    const told = lives
      .map((life) => `${life.guestId || 'not begun'}\n  ${life.told.join('\n  ')}`)
      .join('\n');
    throw new Error(`${err instanceof Error ? err.message : String(err)}\n\nWhat was done:\n${told}`, {
      cause: err,
    });
  }
}

async function begin({ emulator }: Stack, { weather }: WorldPlan): Promise<void> {
  await emulator.throwSwitches(weather.habits);
  if (weather.held) {
    await emulator.holdWebhooks();
    await emulator.holdIpn();
  }
  if (weather.lostAnswers > 0)
    await emulator.fault({ operation: 'capture', kind: 'commit-then-drop', times: weather.lostAnswers });
}

async function live(life: Life, { steps, paysFirst, changesPlan }: LifePlan): Promise<void> {
  if (!(await life.begin())) return;
  tally.lives += 1;
  const first = changesPlan ? 'pay by the other plan' : 'pay due';
  let before: Promise<unknown> = paysFirst ? ACTS[first](life, 0, 0) : Promise.resolve();
  for (const { act, a, b, together } of steps) {
    if (!together) await before;
    life.told.push(act);
    tally.acts += 1;
    const now = ACTS[act](life, a, b);
    before = Promise.all([before, now]);
  }
  await before;
}
