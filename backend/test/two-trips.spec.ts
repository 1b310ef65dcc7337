import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { ChatWelcome } from '../contracts/chat-events.js';
import type { SessionDto } from '../src/modules/auth/auth.dto.js';
import type { VoyageDto } from '../src/modules/guests/area/guest-area.dto.js';
import type { DirectoryDto } from '../src/modules/guests/directory/directory.dto.js';
import type { DocumentsDto } from '../src/modules/guests/documents/documents.dto.js';
import type { PackingDto } from '../src/modules/guests/packing/packing.dto.js';
import type { OwnDetailsDto } from '../src/modules/guests/records/details.dto.js';
import type { WaiverDto } from '../src/modules/guests/waiver/waiver.dto.js';
import { ChatMember } from './support/chat-member.js';
import { browserOf, guestOfAnotherTrip } from './support/demo-people.js';
import { aHost, type Person } from './support/people.js';
import { type Stack, startStack } from './support/stack.js';
import { aPdf, upload } from './support/uploads.js';

const TOLD = {
  phone: '+1 619 555 0142',
  dateOfBirth: '1990-03-04',
  passportNumber: 'ZZTEST4711',
  passportExpiresOn: '2031-04-30',
  nationality: 'US',
  emergencyContactName: 'Ada Sample',
  emergencyContactPhone: '+1 619 555 0137',
  emergencyContactRelation: 'Parent',
};

let stack: Stack;
/** Paid for a trip that is no longer on sale, then a deposit for the one that is. */
let guest: Person & { tripId: number; title: string };

beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1' } });
  guest = await guestOfAnotherTrip(stack);
  await stack.db.query(
    `UPDATE guests SET user_id = $1 WHERE user_id = (SELECT id FROM users WHERE username = 'priya')`,
    [guest.userId],
  );
}, 120_000);
afterAll(() => stack.stop());

it('a deposit for the trip on sale closes no door that another trip has opened', async () => {
  const visitor = browserOf(stack, guest);
  const directory = await visitor.call<DirectoryDto>('GET', '/api/guest/directory');
  expect(directory).toMatchObject({ status: 200, body: { tripTitle: guest.title } });
  const packing = `/api/guest/trips/${guest.tripId}/packing`;
  for (const door of [packing, '/api/guest/messages/recent', '/api/chat/photos'])
    expect({ door, ...(await visitor.call('GET', door)) }).toMatchObject({ door, status: 200 });
});

it('the session is about what is still to pay, and says that the person may in', async () => {
  const { body } = await browserOf(stack, guest).call<SessionDto>('GET', '/api/auth/me');
  expect(body.guest).toMatchObject({ name: 'Priya Raman', isPaid: true });
});

it('their pages are about the trip that is open to them', async () => {
  const visitor = browserOf(stack, guest);
  const { body: trips } = await visitor.call<{ id: number }[]>('GET', '/api/guest/trips');
  expect(trips[0]).toMatchObject({ id: guest.tripId });
  for (const part of ['details', 'waiver', 'checklist', 'documents', 'privacy']) {
    const { body } = await visitor.call<{ tripId: number }>('GET', `/api/guest/${part}`);
    expect({ part, tripId: body.tripId }).toEqual({ part, tripId: guest.tripId });
  }
});

it('the chat lets them in, named or not', async () => {
  const member = await new ChatMember(guest, [stack.nodes[0]!.url]).join();
  expect(member.welcomes[0]).toMatchObject({ tripId: guest.tripId });
  member.leave();
});

it('paid for as well, the later one takes no door from the one that sails sooner', async () => {
  await stack.db.query(`UPDATE trips SET start_date = '2025-07-01', end_date = '2025-07-04' WHERE id = $1`, [
    guest.tripId,
  ]);
  await stack.db.query('UPDATE guests SET access_granted = true WHERE user_id = $1', [guest.userId]);
  const directory = await browserOf(stack, guest).call<DirectoryDto>('GET', '/api/guest/directory');
  expect(directory.body.tripTitle).toBe(guest.title);
  const member = await new ChatMember(guest, [stack.nodes[0]!.url]).join();
  expect(member.welcomes[0]).toMatchObject({ tripId: guest.tripId });
  member.leave();
});

it('what is packed for one of them is packed for no other, whichever is chosen when it is told', async () => {
  const visitor = browserOf(stack, guest);
  const { body: trips } = await visitor.call<{ id: number }[]>('GET', '/api/guest/trips');
  const other = trips.find(({ id }) => id !== guest.tripId)!.id;
  const doorOf = (tripId: number) => `/api/guest/trips/${tripId}/packing`;
  const packed = async (tripId: number) =>
    (await visitor.call<PackingDto>('GET', doorOf(tripId))).body.packed.toSorted();
  const tick = (item: string) =>
    visitor.call('PUT', doorOf(guest.tripId), {
      changes: [{ item, isPacked: true, at: '2025-06-02T09:00:00.000Z' }],
    });
  await tick('phone');
  expect((await visitor.call('PUT', `/api/guest/trips/${other}/chosen`)).status).toBe(200);
  const { body: guide } = await visitor.call<{ tripId: number }>('GET', '/api/guest/guide');
  expect([guide.tripId, await packed(other)]).toEqual([other, []]);
  // Both lists have the thing: it was ticked without a connection, and is told only now.
  expect((await tick('bottle')).status).toBe(200);
  expect(await packed(guest.tripId)).toEqual(['bottle', 'phone']);
  expect(await packed(other)).toEqual([]);
});

/** A person's rows of every trip, as what they save about themselves changes them. */
async function savedRows(): Promise<Map<number, object>> {
  const { rows } = await stack.db.query<{ tripId: number }>(
    `SELECT g.trip_id AS "tripId", g.phone, g.is_listed AS "isListed", g.checked_in_at IS NOT NULL AS "isCheckedIn",
            (SELECT count(*)::int FROM guest_documents d WHERE d.guest_id = g.id) AS papers,
            (SELECT count(*)::int FROM waiver_signatures s WHERE s.guest_id = g.id) AS signatures
       FROM guests g WHERE g.user_id = $1`,
    [guest.userId],
  );
  return new Map(rows.map(({ tripId, ...row }) => [tripId, row]));
}

it('what is saved is saved for the trip on the screen, whichever is chosen by then', async () => {
  const visitor = browserOf(stack, guest);
  const { body: trips } = await visitor.call<{ id: number }[]>('GET', '/api/guest/trips');
  const other = trips.find(({ id }) => id !== guest.tripId)!.id;
  await visitor.call('PUT', `/api/guest/trips/${guest.tripId}/chosen`);
  // Both are so near that one may check in.
  await stack.db.query(
    `UPDATE trips SET start_date = '2025-06-12', end_date = '2025-06-15', departs_at = '2025-06-12T23:00:00Z' WHERE id IN ($1, $2)`,
    [guest.tripId, other],
  );
  const { body: shown } = await visitor.call<OwnDetailsDto>('GET', '/api/guest/details');
  const { body: waiver } = await visitor.call<WaiverDto>('GET', '/api/guest/waiver');
  const before = await savedRows();
  await visitor.call('PUT', `/api/guest/trips/${other}/chosen`);

  const { position, version } = shown.travellers.find(({ isYou }) => isYou)!;
  const { name: signedName } = waiver.travellers.find(({ isYou }) => isYou)!;
  const { body: file } = await upload(stack, 'document', guest, aPdf, { type: 'application/pdf' });
  const save = async (method: string, what: string, body: object = {}) => {
    const door = `/api/guest/trips/${shown.tripId}/${what}`;
    const reply = await visitor.call<DocumentsDto>(method, door, body);
    expect([what, reply.status < 300, reply.body.tripId]).toEqual([what, true, guest.tripId]);
    return reply.body;
  };
  await save('PATCH', `details/travellers/${position}`, { version, ...TOLD });
  const signature = { isOwn: waiver.isOwn, version: waiver.version, signedName, agrees: true };
  await save('POST', `waiver/travellers/${position}`, signature);
  const papers = await save('POST', 'documents', { position, kind: 'other', fileId: file.id });
  await save('POST', `check-in/travellers/${position}`);
  await save('PUT', 'privacy', { isListed: false });

  const after = await savedRows();
  expect(after.get(other)).toEqual(before.get(other));
  const saved = { phone: TOLD.phone, isListed: false, isCheckedIn: true, papers: 1, signatures: 1 };
  expect(after.get(guest.tripId)).toEqual(saved);
  // What hangs on the screen still opens, and goes.
  const paper = `/api/guest/documents/${papers.travellers.find(({ isYou }) => isYou)!.documents[0]!.id}`;
  expect((await visitor.call('GET', `${paper}/file`)).status).toBe(200);
  expect((await visitor.call('DELETE', paper)).body).toMatchObject({ tripId: guest.tripId });
  expect((await savedRows()).get(guest.tripId)).toEqual({ ...saved, papers: 0 });
});

it('who has several chooses which of them everything is about, until it is over; what is over then stays chosen', async () => {
  const visitor = browserOf(stack, guest);
  const { body: trips } = await visitor.call<{ id: number }[]>('GET', '/api/guest/trips');
  const later = trips.find(({ id }) => id !== guest.tripId)!.id;
  const chosen = await visitor.call<{ id: number }[]>('PUT', `/api/guest/trips/${later}/chosen`);
  expect(chosen).toMatchObject({ status: 200, body: [{ id: later }, { id: guest.tripId }] });
  const about = async () => {
    const { body } = await visitor.call<DirectoryDto>('GET', '/api/guest/directory');
    const member = await new ChatMember(guest, [stack.nodes[0]!.url]).join();
    const [welcome] = member.welcomes;
    member.leave();
    return [body.tripTitle === guest.title, welcome?.tripId];
  };
  expect(await about()).toEqual([false, later]);
  expect((await visitor.call('PUT', '/api/guest/trips/999999/chosen')).status).toBe(404);

  await stack.db.query(`UPDATE trips SET start_date = '2025-05-01', end_date = '2025-05-04' WHERE id = $1`, [
    later,
  ]);
  await stack.db.query(`UPDATE chosen_trips SET chosen_at = '2025-04-20' WHERE user_id = $1`, [guest.userId]);
  expect(await about()).toEqual([true, guest.tripId]);
  // One looks back when one wants to: at what was said, at the photos.
  await visitor.call('PUT', `/api/guest/trips/${later}/chosen`);
  expect(await about()).toEqual([false, later]);
  await visitor.call('PUT', `/api/guest/trips/${guest.tripId}/chosen`);
  expect(await about()).toEqual([true, guest.tripId]);
});

it('who is in two chats reads each of them without a connection, and nobody else’s', async () => {
  const visitor = browserOf(stack, guest);
  const { body: voyages } = await visitor.call<VoyageDto[]>('GET', '/api/guest/voyages');
  expect(voyages.map(({ isOpen }) => isOpen)).toEqual([true, true]);
  for (const { id } of voyages) {
    const { body } = await visitor.call<ChatWelcome>('GET', `/api/chat/welcome?tripId=${id}`);
    expect(body.tripId).toBe(id);
    for (const door of ['history', 'photos'])
      expect((await visitor.call('GET', `/api/chat/${door}?tripId=${id}`)).status).toBe(200);
  }
  for (const door of ['welcome', 'history', 'photos'])
    expect((await visitor.call('GET', `/api/chat/${door}?tripId=999999`)).status).toBe(404);
});

it('a host of several trips goes into the chat of each, and reads each one’s plan', async () => {
  const { rows } = await stack.db.query<{ id: number }>('SELECT id FROM trips ORDER BY is_on_sale DESC, id');
  const [first, second, others] = rows.map(({ id }) => id) as [number, number, number];
  const person = await aHost(stack, [first, second]);
  const host = browserOf(stack, person);
  const about = async () => (await host.call<ChatWelcome>('GET', '/api/chat/welcome')).body.tripId;
  expect(await about()).toBe(first);
  const { body: voyages } = await host.call<VoyageDto[]>('PUT', `/api/guest/trips/${second}/chosen`);
  expect(voyages.map(({ id }) => id)).toEqual([second, first]);
  expect(await about()).toBe(second);
  expect((await host.call('GET', `/api/guest/trips/${second}/plan`)).status).toBe(200);
  expect((await host.call('PUT', `/api/guest/trips/${others}/chosen`)).status).toBe(404);
});
