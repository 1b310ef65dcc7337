import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { answer, ARRIVAL, AskedTrip, FLIGHT, SHIRT, travellerOf } from './support/asked-trip.js';
import { signedInAs } from './support/people.js';
import { type Stack, startStack } from './support/stack.js';
import type { Visitor } from './support/visitor.js';

let stack: Stack;
let trip: AskedTrip;
let nina: Visitor;

beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1' } });
  trip = await AskedTrip.of(stack);
  nina = await signedInAs(stack, 'nina');
}, 120_000);
afterAll(() => stack.stop());

it('answers that outlived their question go when the questions are saved, also where those stay the same', async () => {
  expect((await trip.ask([SHIRT, FLIGHT])).status).toBe(200);
  expect((await answer(nina, { shirt: 'M', flight: ARRIVAL })).status).toBe(200);
  // As it was left before answers went with their question.
  await stack.db.query(
    `UPDATE trips SET config = jsonb_set(config, '{questions}', $2::jsonb), version = version + 1 WHERE id = $1`,
    [trip.id, JSON.stringify([SHIRT])],
  );
  const told = async () =>
    JSON.stringify((await nina.call('POST', '/api/account/export', {})).body).includes(ARRIVAL);
  expect(await told()).toBe(true);
  const { version } = await travellerOf(nina);
  const saved = await trip.ask([SHIRT]);
  expect(saved).toMatchObject({ status: 200, body: { questions: [SHIRT] } });
  expect(await told()).toBe(false);
  expect((await travellerOf(nina)).version).toBe(version + 1);
});
