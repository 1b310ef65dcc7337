import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  answer,
  answersItem,
  ARRIVAL,
  AskedTrip,
  detailsOf,
  FLIGHT,
  type Refusal,
  SHIRT,
  told,
  travellerOf,
} from './support/asked-trip.js';
import { runJob } from './support/jobs.js';
import { ownTrip } from './support/own-trip.js';
import { signedInAs } from './support/people.js';
import { type Stack, startStack } from './support/stack.js';
import type { Visitor } from './support/visitor.js';

let stack: Stack;
let nina: Visitor;

beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1' } });
  const trip = await AskedTrip.of(stack);
  const { status } = await trip.ask([SHIRT, FLIGHT]);
  if (status !== 200) throw new Error(`questions: ${status}`);
  nina = await signedInAs(stack, 'nina');
}, 120_000);
afterAll(() => stack.stop());

it('a traveller answers in their profile, and it lies sealed', async () => {
  expect(await detailsOf(nina)).toMatchObject({ questions: [SHIRT, FLIGHT] });
  const before = await travellerOf(nina);
  expect(before).toMatchObject({ answers: told(), missing: ['answers'] });
  const both = ['Nina Okafor', 'Daniel Okafor'];
  expect(await answersItem(nina)).toMatchObject({ dueOn: '2025-07-25', openFor: both });

  const { status, body } = await answer(nina, { flight: ` ${ARRIVAL} ` });
  expect(status).toBe(200);
  expect(body.travellers[0]).toMatchObject({ answers: told('', ARRIVAL), missing: ['answers'] });
  expect((await answer(nina, { shirt: 'M' })).status).toBe(200);
  expect(await travellerOf(nina)).toEqual(
    Object.assign(before, { version: before.version + 2, answers: told('M', ARRIVAL), missing: [] }),
  );
  expect(await answersItem(nina)).toMatchObject({ openFor: ['Daniel Okafor'] });
  const { rows } = await stack.db.query<{ kept: string }>(
    `SELECT encode(sealed, 'escape') AS kept FROM guest_private UNION ALL SELECT details::text FROM activity_log
     UNION ALL SELECT summary::text FROM trip_news`,
  );
  expect(rows.filter(({ kept }) => kept.includes('Zeppelin'))).toEqual([]);
});

const WRONG: [answers: Record<string, string>, fields: Record<string, string>][] = [
  [{ shirt: 'XXL' }, { 'answers.0.text': 'Choose one of the answers' }],
  [{ flight: 'x'.repeat(301) }, { 'answers.0.text': 'Use at most 300 characters' }],
  [{ 'NO-KEY': 'x' }, { 'answers.0.key': 'Answer one of the questions' }],
  [
    { shirt: 'S', cup: 'Tea' },
    { 'answers.1.text': 'This is not asked any more. Reload the page and look again' },
  ],
];
it.each(WRONG)('with %j reads which answer needs another look', async (answers, fields) => {
  const jonas = await signedInAs(stack, 'jonas');
  expect(await answer(jonas, answers)).toMatchObject({ status: 422, body: { fields } });
  expect(await travellerOf(jonas)).toMatchObject({ answers: told() });
});

it('who booked answers for a companion without a login, and reads nothing of one who has their own', async () => {
  const daniel = await signedInAs(stack, 'daniel');
  expect(await answer(nina, { shirt: 'L' }, 2)).toMatchObject({
    status: 403,
    body: { code: 'traveller.keeps_own' },
  });
  expect((await answer(daniel, { shirt: 'S' }, 2)).status).toBe(200);
  expect(await travellerOf(nina, 2)).toMatchObject({ keepsOwn: true, answers: told(), missing: [] });
  expect(await answersItem(nina)).toMatchObject({ state: 'done' });
  expect((await answer(daniel, { shirt: '' }, 2)).status).toBe(200);
  expect(await travellerOf(nina, 2)).toMatchObject({ missing: ['answers'] });

  await stack.db.query(`UPDATE guests SET user_id = NULL WHERE name = 'Tom Clarke'`);
  const hannah = await signedInAs(stack, 'hannah');
  expect((await answer(hannah, { shirt: 'L' }, 2)).status).toBe(200);
  expect(await travellerOf(hannah, 2)).toMatchObject({ answers: told('L'), missing: [] });
  const { version } = await travellerOf(hannah);
  const path = `${await ownTrip(hannah)}/details/travellers/3`;
  const { status } = await hannah.call('PATCH', path, { version, answers: told('L') });
  expect(status).toBe(404);
});

it('nobody checks in before they have answered what has to be', async () => {
  await stack.db.query(
    `UPDATE trips SET start_date = '2025-06-12', end_date = '2025-06-15', departs_at = '2025-06-12T23:00:00Z' WHERE is_on_sale`,
  );
  const lucas = await signedInAs(stack, 'lucas');
  const path = `${await ownTrip(lucas)}/check-in/travellers/1`;
  const checkIn = async () => (await lucas.call<Refusal>('POST', path)).body;
  expect(await checkIn()).toMatchObject({
    code: 'check_in.not_ready',
    message: 'Answer the questions of your hosts first, then check in.',
  });
  expect((await answer(lucas, { shirt: 'L' })).status).toBe(200);
  expect((await checkIn()).message).toBe('Sign the waiver first, then check in.');
});

it('answers are wiped with the other details of a traveller', async () => {
  await stack.db.query(
    `UPDATE trips SET start_date = '2025-05-01', end_date = '2025-05-02' WHERE is_on_sale`,
  );
  await runJob(stack, 'housekeeping');
  expect(await travellerOf(nina)).toMatchObject({ version: 0, answers: told() });
});
