import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { DocumentsDto } from '../src/modules/guests/documents/documents.dto.js';
import type { OwnDetailsDto } from '../src/modules/guests/records/details.dto.js';
import { demoPerson } from './support/demo-people.js';
import { ownTrip } from './support/own-trip.js';
import { type Person, signedInAs } from './support/people.js';
import { type Stack, startStack } from './support/stack.js';
import { upload } from './support/uploads.js';
import type { Visitor } from './support/visitor.js';

const PDF = Buffer.from('%PDF-1.7\n% a passport of somebody\n%%EOF');

let stack: Stack;
/** Booked the cabin; travels along with a login of their own. */
let buyer: Visitor;
let companion: Visitor;
let people: { buyer: Person; companion: Person };

beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1' } });
  [buyer, companion] = [await signedInAs(stack, 'nina'), await signedInAs(stack, 'daniel')];
  people = { buyer: await demoPerson(stack, 'nina'), companion: await demoPerson(stack, 'daniel') };
}, 120_000);
afterAll(() => stack.stop());

const refused = { status: 403, body: { code: 'traveller.keeps_own' } };

it('keep their papers: who booked sees that something is there, not what it is', async () => {
  const uploaded = async (person: Person) =>
    (await upload(stack, 'document', person, PDF, { type: 'application/pdf' })).body.id;
  const give = async (who: Visitor, person: Person, position: number) =>
    who.call<DocumentsDto>('POST', `${await ownTrip(who)}/documents`, {
      position,
      kind: 'passport',
      fileId: await uploaded(person),
    });
  const [own] = (await give(companion, people.companion, 2)).body.travellers;
  const paper = `/api/guest/documents/${own?.documents[0]?.id}`;
  expect((await companion.call('GET', `${paper}/file`)).status).toBe(200);

  const { travellers } = (await buyer.call<DocumentsDto>('GET', '/api/guest/documents')).body;
  expect(travellers[1]).toMatchObject({ keepsOwn: true, passportStatus: 'pending', documents: [] });
  expect((await buyer.call('GET', `${paper}/file`)).status).toBe(404);
  expect((await buyer.call('DELETE', paper)).status).toBe(404);
  expect(await give(buyer, people.buyer, 2)).toMatchObject(refused);
  expect((await give(companion, people.companion, 1)).status).toBe(404);
});

it('keep their details: who booked sees what is missing, not what is kept, and changes nothing of it', async () => {
  const read = async (who: Visitor) =>
    (await who.call<OwnDetailsDto>('GET', '/api/guest/details')).body.travellers.at(-1)!;
  const change = async (who: Visitor, body: object, position = 2) =>
    who.call('PATCH', `${await ownTrip(who)}/details/travellers/${position}`, body);
  const { version } = await read(companion);
  const dietaryRestrictions = 'No shellfish, no nuts';
  expect((await change(companion, { version, dietaryRestrictions })).status).toBe(200);

  const nothing = { dateOfBirth: null, passportEnding: null, phone: null, nationality: null };
  expect(await read(buyer)).toMatchObject({
    ...nothing,
    firstName: 'Daniel',
    keepsOwn: true,
    missing: [],
    dietaryRestrictions: '',
  });
  expect(await change(buyer, { version: version + 1, dietaryRestrictions: 'All of it' })).toMatchObject(
    refused,
  );
  expect(await read(companion)).toMatchObject({ isYou: true, keepsOwn: false, dietaryRestrictions });
  expect((await change(companion, { version: 1, phone: '1' }, 1)).status).toBe(404);
});

it('who asks is told of themselves, whomever they name beside it (SEC-26)', async () => {
  const { userId } = people.buyer;
  const visitor = await signedInAs(stack, 'priya');
  const names = { 'X-User-Id': String(userId), 'X-Person-Id': String(userId), 'X-Forwarded-User': 'nina' };
  for (const what of ['profile', 'trips', 'details', 'payments', 'documents', 'privacy']) {
    const path = `/api/guest/${what}`;
    const own = await visitor.call('GET', path);
    const asked = await visitor.call(
      'GET',
      `${path}?userId=${userId}&id=${userId}&guestId=1`,
      undefined,
      names,
    );
    expect([what, asked.status, asked.body]).toEqual([what, own.status, own.body]);
    expect([what, JSON.stringify(asked.body).includes('Okafor')]).toEqual([what, false]);
  }
});
