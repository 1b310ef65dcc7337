import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { ChecklistDto } from '../src/modules/guests/checklist/checklist.dto.js';
import { WAIVER } from '../src/modules/guests/waiver/waiver-text.js';
import type { HostBookingDto } from '../src/modules/host/booking/booking-page.dto.js';
import type { MessagePreviewDto } from '../src/modules/host/communications/host-messages.dto.js';
import type { TripDatesDto } from '../src/modules/host/dates/host-dates.dto.js';
import type { DocumentBoardDto } from '../src/modules/host/records/document-board.dto.js';
import { bookingOf } from './support/demo-people.js';
import { HOST_ROUTES } from './support/host-routes.js';
import { ownTrip } from './support/own-trip.js';
import { signedInAs } from './support/people.js';
import { type Stack, startStack } from './support/stack.js';
import type { Visitor } from './support/visitor.js';
import { ownWords, signAs, WaivedTrip, waiverOf } from './support/waived-trip.js';

const EMEKA = 'Emeka Adeyemi';

let stack: Stack;
let trip: WaivedTrip;
/** Has signed the usual text, as Camila has; nobody else did. */
let emeka: Visitor;

beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1' } });
  trip = await WaivedTrip.of(stack);
  emeka = await signedInAs(stack, 'emeka');
}, 120_000);
afterAll(() => stack.stop());

const own = (version: number) => ({ isOwn: true, version });
const traveller = async () => (await waiverOf(emeka)).travellers[0];

async function waiverTask() {
  const { body } = await emeka.call<ChecklistDto>('GET', '/api/guest/checklist');
  return body.items.find(({ key }) => key === 'waiver');
}

/** What the desk says of who has signed, in each of the places that ask. */
async function desk() {
  const { owner, id } = trip;
  const board = await owner.call<DocumentBoardDto>('GET', `/api/host/documents?trip=${id}`);
  const page = await owner.call<HostBookingDto>(
    'GET',
    `/api/host/bookings/${await bookingOf(stack, 'emeka')}`,
  );
  const dates = await owner.call<TripDatesDto[]>('GET', `/api/host/dates?trip=${id}`);
  const open = dates.body[0]!.dates.find(({ task }) => task === 'waiver')!.travellersOpen;
  const { tally } = await trip.read();
  return {
    board: board.body.counts.signedWaivers,
    page: page.body.travellers[0]!.papers!.hasSignedWaiver,
    dates: tally!.travellers - Number(open),
    letters: (await unsigned()).includes(EMEKA),
    tally: tally!.signed,
  };
}

/** The names of those to whom a letter to "no waiver" goes. */
async function unsigned(): Promise<string[]> {
  const letter = HOST_ROUTES['POST /api/host/trips/{tripId}/messages/preview']!.body as { segment: object };
  const body = { ...letter, segment: { ...letter.segment, waiver: 'missing' } };
  const path = `/api/host/trips/${trip.id}/messages/preview`;
  const preview = await trip.owner.call<MessagePreviewDto>('POST', path, body);
  return preview.body.recipients.map(({ name }) => name);
}

it('the owner writes the waiver of a trip over what they saw, and its other hosts read it', async () => {
  const usual = { version: 0, isOwn: false, title: WAIVER.title, isOpen: true, isOwner: true };
  expect(await trip.read()).toMatchObject({ ...usual, tally: { signed: 2 } });
  const saved = await trip.write(ownWords());
  const since = expect.stringMatching(/^2025-06-0/);
  expect(saved).toMatchObject({
    status: 200,
    body: { ...ownWords(), version: 1, isOwn: true, inForceSince: since, tally: { signed: 0 } },
  });
  const uncounted = await trip.owner.call('GET', `/api/host/trips/${trip.id}/waiver?tally=none`);
  expect(uncounted.body).toMatchObject({ ...ownWords(), version: 1, isOwn: true, tally: null });
  expect((await trip.write(ownWords())).body.version).toBe(1);
  const late = await trip.write(ownWords('Late.'), { version: 0 });
  expect(late).toMatchObject({ status: 409, body: { code: 'trip.changed' } });
  expect(await trip.read(trip.clerk)).toMatchObject({ ...ownWords(), isOwner: false, tally: null });
  const refused = await trip.write(ownWords('Theirs.'), { who: trip.clerk });
  expect(refused).toMatchObject({ status: 403, body: { code: 'host.owner_only' } });
  const { rows } = await stack.db.query(
    `SELECT a.details, n.summary->>'text' LIKE '%: the waiver changed' AS told FROM activity_log a, trip_news n
      WHERE a.trip_id = $1 AND a.action = 'trip.waiver_changed' AND n.type = 'trip.changed' ORDER BY n.id DESC LIMIT 1`,
    [trip.id],
  );
  expect(rows).toEqual([{ details: { text: 'own', version: 1 }, told: true }]);
});

it('each field says what is wrong with it', async () => {
  const refused = async (words: object) => (await trip.write(words)).body.fields;
  expect(await refused({ title: ' ', sections: [] })).toEqual({
    title: 'Give it a title',
    sections: 'Write at least one section',
  });
  const long = { title: 'x'.repeat(121), text: 'x'.repeat(5_001) };
  expect(await refused({ title: long.title, sections: [{ title: '', text: ' \n' }, long] })).toEqual({
    title: 'Use at most 120 characters',
    'sections.0.title': 'Write a heading',
    'sections.0.text': 'Write what it says',
    'sections.1.title': 'Use at most 120 characters',
    'sections.1.text': 'Use at most 5,000 characters',
  });
  const many = Array.from({ length: 21 }, (_, n) => ({ title: `Section ${n}`, text: 'Words.' }));
  expect(await refused({ title: 'Many', sections: many })).toEqual({
    sections: 'Write at most 20 sections',
  });
});

it('who had signed the usual text is asked anew, wherever that is asked', async () => {
  expect(await waiverOf(emeka)).toMatchObject({ ...ownWords(), ...own(1) });
  expect(await traveller()).toMatchObject({ isSigned: false, signed: { version: WAIVER.version } });
  expect(await waiverTask()).toMatchObject({ openFor: [EMEKA], againFor: [EMEKA] });
  expect(await desk()).toEqual({ board: 0, page: false, dates: 0, letters: true, tally: 0 });

  const usual = await signAs(emeka, EMEKA, WAIVER);
  expect(usual).toMatchObject({ status: 409, body: { code: 'waiver.changed' } });
  expect((await signAs(emeka, EMEKA, own(1))).status).toBe(200);
  expect(await traveller()).toMatchObject({ isSigned: true, signed: { version: 1 } });
  expect(await waiverTask()).toMatchObject({ state: 'done', openFor: [], againFor: [] });
  expect(await desk()).toEqual({ board: 1, page: true, dates: 1, letters: false, tally: 1 });
});

it('other words ask everybody anew, also in the version that the usual text has', async () => {
  const saved = await trip.write(ownWords('Lanterns are very hot.'));
  expect(saved.body).toMatchObject({ version: WAIVER.version, isOwn: true, tally: { signed: 0 } });
  expect(await traveller()).toMatchObject({ isSigned: false, signed: { version: 1 } });
  expect((await signAs(emeka, EMEKA, own(2))).status).toBe(200);
  const { rows } = await stack.db.query(
    `SELECT s.is_own AS "isOwn", s.version, s.text_hash = w.text_hash AS matches
       FROM waiver_signatures s JOIN guests g ON g.id = s.guest_id
       LEFT JOIN trip_waivers w ON s.is_own AND w.trip_id = g.trip_id AND w.version = s.version
      WHERE g.name = $1 ORDER BY s.id`,
    [EMEKA],
  );
  expect(rows).toEqual([
    { isOwn: false, version: 2, matches: null },
    { isOwn: true, version: 1, matches: true },
    { isOwn: true, version: 2, matches: true },
  ]);
});

it('what was signed is read again by who signed it, and by hosts who may see documents', async () => {
  await trip.write(ownWords('Lanterns are cold.'));
  const text = async (who: Visitor, path: string) => (await who.call<string>('GET', path)).body;
  const signedBy = async (guest: Visitor) => text(guest, `${await ownTrip(guest)}/waiver/travellers/1/text`);
  for (const path of ['/api/guest/waiver/text', `${await ownTrip(emeka)}/waiver/text`])
    expect(await text(emeka, path)).toContain('Lanterns are cold.');
  const signed = await signedBy(emeka);
  expect(signed).toMatch(/^Waiver of the lanterns\nVersion 2, in force since 2025-06-0/);
  expect(signed).toContain('Fire\nLanterns are very hot.\nHold them by the ring.\n\nYour signature');
  expect(await signedBy(await signedInAs(stack, 'camila'))).toContain('Risks you know of');
  const lucas = await signedBy(await signedInAs(stack, 'lucas'));
  expect(lucas).toMatchObject({ code: 'waiver.not_signed' });

  const door = `/api/host/bookings/${await bookingOf(stack, 'emeka')}/travellers/1/waiver`;
  expect(await text(trip.owner, door)).toBe(signed);
  expect(await text(trip.clerk, door)).toMatchObject({ code: 'host.right_missing' });
  const copy = await emeka.call('POST', '/api/account/export', {});
  expect(JSON.stringify(copy.body)).toContain('"isOwn":true,"version":2');
});

it('nobody who has signed the usual text signs it again when it is taken back', async () => {
  expect((await trip.takeUsual(2)).body).toMatchObject({ code: 'trip.changed' });
  const back = await trip.takeUsual(3);
  expect(back.body).toMatchObject({ version: 4, isOwn: false, title: WAIVER.title, tally: { signed: 2 } });
  expect(await traveller()).toMatchObject({ isSigned: true, signed: { version: WAIVER.version } });
  expect(await desk()).toEqual({ board: 2, page: true, dates: 2, letters: false, tally: 2 });
  // Nor when somebody types its words.
  expect((await trip.takeUsual(4)).body.version).toBe(4);
  const typed = await trip.write({ title: WAIVER.title, sections: WAIVER.sections });
  expect(typed.body).toMatchObject({ version: 4, isOwn: false });
  // Words of before are words that were saved anew.
  expect((await trip.write(ownWords())).body).toMatchObject({ version: 5, tally: { signed: 0 } });
  // The usual words are the usual text again, also where they are typed over one's own.
  const again = await trip.write({ title: WAIVER.title, sections: WAIVER.sections });
  expect(again.body).toMatchObject({ version: 6, isOwn: false, tally: { signed: 2 } });
  await trip.write(ownWords());
});

it('of two who save at once one is told that the other did', async () => {
  const { version } = await trip.read();
  const both = ['One was first.', 'No, the other.'].map((more) => trip.write(ownWords(more), { version }));
  const [saved, refused] = (await Promise.all(both)).toSorted((one, other) => one.status - other.status);
  expect(saved).toMatchObject({ status: 200, body: { version: version + 1 } });
  expect(refused).toMatchObject({ status: 409, body: { code: 'trip.changed' } });
  const { title, sections } = saved!.body;
  expect(await trip.read()).toMatchObject({ version: version + 1, title, sections });
  // What follows begins with the words of before.
  await trip.write(ownWords());
});

it('goes along with a copy of the trip, and stays as it was once that is over or called off', async () => {
  const key = { 'Idempotency-Key': randomUUID() };
  const day = { startDate: '2026-09-04' };
  const path = `/api/host/trips/${trip.id}/copies`;
  const { id } = (await trip.owner.call<{ id: number }>('POST', path, day, key)).body;
  const copied = { ...ownWords(), version: 1, isOwn: true, tally: { signed: 0, travellers: 0 } };
  expect(await trip.read(trip.owner, id)).toMatchObject(copied);
  const set = (columns: string) => stack.db.query(`UPDATE trips SET ${columns} WHERE id = $1`, [id]);
  await set(`start_date = '2025-05-26', end_date = '2025-05-29'`);
  expect(await trip.read(trip.owner, id)).toMatchObject({ isOpen: false });
  const late = await trip.write(ownWords('Late.'), { id });
  expect(late).toMatchObject({ status: 409, body: { code: 'waiver.trip_over' } });
  await set(`start_date = '2026-09-04', end_date = '2026-09-07', called_off_at = now()`);
  expect((await trip.write(ownWords('Late.'), { id })).body.code).toBe('trip.kept_as_it_was');
  expect(await trip.read(trip.owner, id)).toMatchObject({ ...copied, isOpen: false });
});

it('is never changed or removed', async () => {
  for (const sql of [
    'UPDATE trip_waivers SET title = NULL',
    'DELETE FROM trip_waivers',
    'TRUNCATE trip_waivers',
  ])
    await expect(stack.db.query(sql)).rejects.toThrow('append-only');
});
