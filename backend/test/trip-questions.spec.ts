import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { HostBookingDto } from '../src/modules/host/booking/booking-page.dto.js';
import type { MessagePreviewDto } from '../src/modules/host/communications/host-messages.dto.js';
import type { DocumentBoardDto } from '../src/modules/host/records/document-board.dto.js';
import {
  answer,
  answersItem,
  ARRIVAL,
  AskedTrip,
  FLIGHT,
  type Refusal,
  SHIRT,
  told,
  travellerOf,
} from './support/asked-trip.js';
import { bookingOf } from './support/demo-people.js';
import { signedInAs } from './support/people.js';
import { type Stack, startStack } from './support/stack.js';
import type { Visitor } from './support/visitor.js';

const LETTER = {
  segment: {
    ...{ readers: 'everyone', guests: [], cabins: [], statuses: [], money: 'any', waiver: 'any' },
    ...{
      passportCopy: 'any',
      insurance: 'any',
      answers: 'any',
      checkIn: 'any',
      addOn: 'any',
      hasAddOn: true,
    },
  },
  subject: 'Questions',
  body: 'Please answer.',
  reader: null,
};

let stack: Stack;
let trip: AskedTrip;
let nina: Visitor;

beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1' } });
  trip = await AskedTrip.of(stack);
  nina = await signedInAs(stack, 'nina');
}, 120_000);
afterAll(() => stack.stop());

it('the owner writes the questions of a trip over what they saw, and its other hosts read them', async () => {
  const { version } = await trip.read();
  expect(await trip.read()).toEqual({
    version,
    questions: [],
    isOwner: true,
    travellers: expect.any(Number),
    unanswered: 0,
    counts: [],
  });
  const saved = await trip.ask([SHIRT, { ...FLIGHT, choices: ['By air'] }]);
  expect(saved).toMatchObject({ status: 200, body: { version: version + 1, questions: [SHIRT, FLIGHT] } });
  expect((await trip.ask([SHIRT, FLIGHT])).body.version).toBe(version + 1);
  expect(await trip.ask([], version)).toMatchObject({ status: 409, body: { code: 'trip.changed' } });
  expect(await trip.read(trip.clerk)).toMatchObject({ questions: [SHIRT, FLIGHT], isOwner: false });
  const refused = await trip.ask([], version + 1, { who: trip.clerk });
  expect(refused).toMatchObject({ status: 403, body: { code: 'host.owner_only' } });
  const { rows } = await stack.db.query(
    `SELECT 1 FROM activity_log WHERE trip_id = $1 AND action = 'trip.changed' AND details->>'fields' = 'questions'`,
    [trip.id],
  );
  expect(rows).toHaveLength(1);
});

it('each field of a question says what is wrong with it', async () => {
  const refused = async (...questions: object[]) => (await trip.ask(questions)).body.fields;
  expect(
    await refused(
      { ...SHIRT, label: ' ', kind: 'many', isRequired: 'yes' },
      { ...FLIGHT, key: 'No key', label: 'x'.repeat(121), choices: ['x'.repeat(61)] },
    ),
  ).toEqual({
    'questions.0.label': 'Write the question',
    'questions.0.kind': 'Choose how it is answered',
    'questions.0.isRequired': 'Say whether it has to be answered',
    'questions.1.key': 'Use from 1 to 40 small letters, digits and hyphens',
    'questions.1.label': 'Use at most 120 characters',
    'questions.1.choices': 'Use at most 60 characters a line',
  });
  expect(await refused({ ...SHIRT, choices: ['S'] }, { ...FLIGHT, label: 't-shirt size' })).toEqual({
    'questions.0.choices': 'Offer at least 2 answers',
    'questions.1.label': 'This question is asked already',
  });
  const many = Array.from({ length: 21 }, (_, n) => ({ ...FLIGHT, key: `q${n}`, label: `Question ${n}` }));
  expect(await refused(...many)).toEqual({ questions: 'A trip asks at most 20 questions' });
});

it('hosts with the right to documents read the answers, and nobody else', async () => {
  expect((await answer(nina, { shirt: 'M', flight: ARRIVAL })).status).toBe(200);
  expect((await answer(await signedInAs(stack, 'daniel'), { shirt: 'S' }, 2)).status).toBe(200);
  const page = `/api/host/bookings/${await bookingOf(stack, 'nina')}`;
  const papers = async (who: Visitor) =>
    (await who.call<HostBookingDto>('GET', page)).body.travellers.map((one) => one.papers);
  const answers = (...texts: string[]) =>
    [SHIRT, FLIGHT].map(({ label }, place) => ({ label, text: texts[place] ?? '' }));
  expect(await papers(trip.owner)).toMatchObject([
    { answers: answers('M', ARRIVAL), missing: [] },
    { answers: answers('S'), missing: [] },
  ]);
  expect(await papers(trip.clerk)).toEqual([null, null]);
  expect((await trip.clerk.call('GET', `${page}/travellers`)).status).toBe(403);

  const board = await trip.owner.call<DocumentBoardDto>('GET', `/api/host/documents?trip=${trip.id}`);
  const lacks = Object.fromEntries(board.body.travellers.map(({ name, missing }) => [name, missing]));
  expect(lacks).toMatchObject({ 'Nina Okafor': [], 'Daniel Okafor': [], 'Jonas Weber': ['answers'] });
});

it('the ship’s list has a column for each question, after its own', async () => {
  const path = `/api/host/trips/${trip.id}/ship-list.csv`;
  const { status, body } = await trip.owner.call<string>('GET', path);
  expect(status).toBe(200);
  const [head, ...lines] = body.split('\r\n');
  expect(head).toMatch(/,Missing,T-shirt size,'=Flight and arrival$/);
  const lineOf = (name: string) => lines.find((line) => line.includes(`,${name},`));
  expect(lineOf('Okafor,Nina')).toMatch(/,,M,'=Zeppelin 7$/);
  expect(lineOf('Okafor,Daniel')).toMatch(/,,S,$/);
  expect(lineOf('Weber,Jonas')).toMatch(/,Answers,,$/);
});

it('an answer that is not offered any more counts as none, and its traveller is asked anew', async () => {
  expect(await answersItem(nina)).toMatchObject({ askedAnewOn: null, openFor: [] });
  expect((await trip.ask([{ ...SHIRT, label: 'Shirt', choices: ['S', 'XL'] }, FLIGHT])).status).toBe(200);
  expect(await travellerOf(nina)).toMatchObject({ answers: told('M', ARRIVAL), missing: ['answers'] });
  expect(await answersItem(nina)).toMatchObject({ askedAnewOn: '2025-06-02', openFor: ['Nina Okafor'] });
  expect((await answer(nina, { shirt: 'L' })).body.fields).toEqual({
    'answers.0.text': 'Choose one of the answers',
  });
});

it('a letter goes to whoever has not answered, from hosts who may see documents', async () => {
  const about = (answers: string) => ({ ...LETTER, segment: { ...LETTER.segment, answers } });
  const path = `/api/host/trips/${trip.id}/messages/preview`;
  const meant = async (answers: string) =>
    (await trip.owner.call<MessagePreviewDto>('POST', path, about(answers))).body.recipients.map(
      ({ name }) => name,
    );
  expect(await meant('done')).toEqual(['Daniel Okafor']);
  const open = await meant('missing');
  expect(open).toContain('Nina Okafor');
  expect(open).not.toContain('Daniel Okafor');
  expect((await trip.clerk.call('POST', path, about('missing'))).status).toBe(403);
});

it('hosts with the right to documents answer for a traveller, for a reason', async () => {
  const page = `/api/host/bookings/${await bookingOf(stack, 'nina')}`;
  const { version, travellers } = (await trip.owner.call<HostBookingDto>('GET', page)).body;
  const edit = async (text: string, reason?: string) => {
    const [first] = travellers;
    const change = { position: 1, version: first!.version, answers: [{ key: 'shirt', text }] };
    const key = { 'Idempotency-Key': randomUUID() };
    return trip.owner.call<HostBookingDto & Refusal>(
      'PATCH',
      page,
      { version, travellers: [change], reason },
      key,
    );
  };
  expect((await edit('L', 'She wrote')).body.fields).toEqual({
    'travellers.0.answers.0.text': 'Choose one of the answers',
  });
  expect(await edit('XL')).toMatchObject({ status: 422 });
  const saved = await edit('XL', 'She wrote');
  expect(saved.status).toBe(200);
  expect(saved.body.travellers[0]?.papers?.answers).toMatchObject([
    { key: 'shirt', label: 'Shirt', choices: ['S', 'XL'], text: 'XL' },
    { key: 'flight', text: ARRIVAL },
  ]);
  expect(await travellerOf(nina)).toMatchObject({ answers: told('XL', ARRIVAL), missing: [] });
});

it('answers go with their question, and do not come back with its key', async () => {
  expect((await trip.read()).counts).toMatchObject([
    { key: 'shirt', kept: 2 },
    { key: 'flight', kept: 1 },
  ]);
  expect(await trip.read(trip.clerk)).toMatchObject({ travellers: null, unanswered: null, counts: [] });
  const { version } = await travellerOf(nina);
  const without = [{ ...SHIRT, choices: ['S', 'XL'] }];
  // A page that counted before somebody answered, and one from before an update.
  for (const answersDeleted of [0, 2, undefined]) {
    const refused = await trip.ask(without, undefined, { answersDeleted });
    expect(refused).toMatchObject({ status: 409, body: { code: 'questions.answered' } });
  }
  expect(await travellerOf(nina)).toMatchObject({ version, answers: told('XL', ARRIVAL) });
  expect((await trip.ask(without, undefined, { answersDeleted: 1 })).status).toBe(200);
  expect((await answer(nina, { flight: 'Another' })).status).toBe(422);
  const copy = await nina.call('POST', '/api/account/export', {});
  expect(copy.status).toBe(200);
  expect(JSON.stringify(copy.body)).not.toContain(ARRIVAL);
  const { rows } = await stack.db.query(
    `SELECT 1 FROM activity_log WHERE trip_id = $1 AND details->>'answersDeleted' = 'of 1 traveller'`,
    [trip.id],
  );
  expect(rows).toHaveLength(1);

  expect((await trip.ask([SHIRT, { ...FLIGHT, label: 'Something else' }])).status).toBe(200);
  expect(await travellerOf(nina)).toMatchObject({ version: version + 1, answers: told('XL') });
  expect((await trip.ask([SHIRT, FLIGHT])).status).toBe(200);
});

it('a trip keeps its questions when it is saved, and hands them on to a copy', async () => {
  const path = `/api/host/trips/${trip.id}`;
  const { body: saved } = await trip.owner.call<{ version: number }>('GET', path);
  const changed = { ...saved, subtitle: 'With questions' };
  expect((await trip.owner.call('PUT', path, changed)).status).toBe(200);
  expect(await trip.read()).toMatchObject({ version: saved.version + 1, questions: [SHIRT, FLIGHT] });
  const key = { 'Idempotency-Key': randomUUID() };
  const day = { startDate: '2026-09-04' };
  const copy = await trip.owner.call<{ id: number }>('POST', `${path}/copies`, day, key);
  expect(await trip.read(trip.owner, copy.body.id)).toMatchObject({ questions: [SHIRT, FLIGHT] });
});
