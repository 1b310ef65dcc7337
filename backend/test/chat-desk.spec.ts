import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { chatDoor } from './support/chat-window.js';
import { eventually } from './support/eventually.js';
import { aHost, paidGuests, type Person } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';
import { aPhoto, upload } from './support/uploads.js';
import { Visitor } from './support/visitor.js';

let stack: Stack;
let tripId: number;
let people: Person[];
let host: Person;

beforeAll(async () => {
  stack = await startStack({ nodes: 2 });
}, 120_000);
beforeEach(async () => {
  tripId = await aTripOnSale(stack);
  people = await paidGuests(stack, 2);
  host = await aHost(stack, [tripId]);
});
afterAll(() => stack.stop());

const site = () => stack.nodes[0]!.url;

const enter = chatDoor((on) => stack.nodes[on]!.url);

const visitor = (person?: Person) => {
  const browser = new Visitor(site(), site());
  return person ? browser.withCookie('sid', person.cookie.replace('sid=', '')) : browser;
};

describe('a report', () => {
  it('is shown to the trip’s hosts until one of them has looked at it; who wrote is not told', async () => {
    const [author, reader] = [await enter(people[0]!), await enter(people[1]!)];
    const seq = await author.tell('something unkind');
    expect(await reader.report(seq, ' unkind ')).toBe('ok');
    expect(await reader.report(seq, 'again')).toBe('ok');
    expect([
      await author.report(seq, 'my own'),
      await reader.report(99, 'x'),
      await reader.report(seq, ' '),
    ]).toEqual(['forbidden', 'gone', 'invalid']);
    const desk = visitor(host);
    const { body } = await desk.call<{ id: number }[]>('GET', '/api/host/reports');
    expect(body).toEqual([
      expect.objectContaining({
        tripId,
        seq,
        content: 'something unkind',
        reason: 'unkind',
        isDeleted: false,
      }),
    ]);
    expect(author.changed).toEqual([]);
    await eventually(async () => {
      const news = await desk.call<{ type: string }[]>('GET', '/api/host/events?after=0');
      expect(news.body.map(({ type }) => type)).toContain('message.reported');
    });

    const elsewhere = visitor(await aHost(stack, [await aTripOnSale(stack)]));
    const report = `/api/host/reports/${body[0]!.id}`;
    const path = `${report}/close`;
    expect((await elsewhere.call<unknown[]>('GET', '/api/host/reports')).body).toEqual([]);
    expect((await elsewhere.call('POST', path, { note: 'x' })).status).toBe(404);
    expect((await visitor(people[1]).call('GET', '/api/host/reports')).status).toBe(403);
    expect((await desk.call('POST', path, { note: ' ' })).status).toBe(422);
    expect((await desk.call('POST', path, { note: 'Talked to both' })).status).toBe(204);
    expect((await desk.call('POST', path, { note: 'Talked to both' })).status).toBe(404);
    expect((await desk.call<unknown[]>('GET', '/api/host/reports')).body).toEqual([]);
    const { rows } = await stack.db.query(
      `SELECT reason FROM activity_log WHERE trip_id = $1 AND action = 'report.closed'`,
      [tripId],
    );
    expect(rows).toEqual([{ reason: 'Talked to both' }]);

    expect((await elsewhere.call('POST', `${report}/reopen`)).status).toBe(404);
    expect((await desk.call('POST', `${report}/reopen`)).status).toBe(204);
    expect((await desk.call('POST', `${report}/reopen`)).status).toBe(404);
    expect((await desk.call<unknown[]>('GET', '/api/host/reports')).body).toEqual(body);
  });
});

describe('a host at the desk', () => {
  const reportOf = async (desk: Visitor) =>
    (
      await desk.call<{ id: number; context: { content: string }[]; silencedUntil: string | null }[]>(
        'GET',
        '/api/host/reports',
      )
    ).body[0]!;

  it('sees what was said around a report, lets its author pause, and deletes it for everybody', async () => {
    const [author, reader] = [await enter(people[0]!), await enter(people[1]!)];
    await author.tell('first');
    const seq = await author.tell('something unkind');
    await reader.live().timeout(20_000).emitWithAck('chat:report', { seq, reason: 'unkind' });
    const desk = visitor(host);
    const report = await reportOf(desk);
    expect(report.context.map(({ content }) => content)).toEqual(['first', 'something unkind']);

    const act = (path: string, body: object = {}) =>
      desk.call('POST', `/api/host/reports/${report.id}/${path}`, body);
    const say = () =>
      author.live().timeout(20_000).emitWithAck('chat:send', { clientId: randomUUID(), content: 'again' });
    // Their window at another node is told at once, and one that is opened later as it enters.
    const told: (string | null)[] = [];
    const phone = await enter(people[0]!, 1);
    phone.live().on('chat:silenced', ({ until }) => told.push(until));
    expect(phone.welcome?.silencedUntil).toBeNull();
    expect((await act('mute', { hours: 24 })).status).toBe(204);
    const { silencedUntil } = await reportOf(desk);
    expect(silencedUntil).not.toBeNull();
    await eventually(() => expect(told).toEqual([silencedUntil]));
    await eventually(async () => {
      expect((await enter(people[0]!, 1)).welcome?.silencedUntil).toBe(silencedUntil);
    });
    await eventually(async () => {
      const reply = await say();
      expect(reply.ok ? '' : reply.error.message).toContain('A host has muted you');
    });
    const photoId = (await upload(stack, 'photo', people[0]!, await aPhoto())).body.id;
    expect(await author.say('', { photoId })).toMatchObject({ ok: false, error: { code: 'forbidden' } });
    const shared = await stack.db.query('SELECT FROM photos WHERE trip_id = $1', [tripId]);
    expect(shared.rowCount).toBe(0);
    expect((await act('mute', { hours: 0 })).status).toBe(204);
    await eventually(() => expect(told).toEqual([silencedUntil, null]));
    await eventually(async () => expect((await say()).ok).toBe(true));

    // A mute stands in the tab's list, where it can be taken back when its report is settled.
    const muted = async () =>
      (await desk.call<{ muted: { userId: number; name: string }[] }>('GET', '/api/host/communications')).body
        .muted;
    expect((await act('mute', { hours: 24 })).status).toBe(204);
    const [silent] = await muted();
    expect(silent).toMatchObject({ tripId, userId: people[0]!.userId });
    const path = `/api/host/trips/${tripId}/mutes/${silent!.userId}`;
    expect((await visitor(people[1]).call('DELETE', path)).status).toBe(403);
    expect((await desk.call('DELETE', path)).status).toBe(204);
    expect((await desk.call('DELETE', path)).status).toBe(204);
    expect(await muted()).toEqual([]);
    await eventually(async () => expect((await say()).ok).toBe(true));
    const { rows: noted } = await stack.db.query(
      `SELECT action FROM activity_log WHERE trip_id = $1 AND action LIKE 'chat.%' ORDER BY id`,
      [tripId],
    );
    expect(noted.map(({ action }) => action)).toEqual([
      'chat.muted',
      'chat.unmuted',
      'chat.muted',
      'chat.unmuted',
    ]);

    const later = await author.tell('and another');
    await reader.live().timeout(20_000).emitWithAck('chat:report', { seq: later, reason: 'this too' });
    expect((await reportOf(desk)).id).toBe(report.id);
    expect((await act('delete')).status).toBe(204);
    await eventually(() =>
      expect(reader.changed.some((one) => one.seq === seq && one.change.deletedAt)).toBe(true),
    );
    expect((await desk.call<{ seq: number }[]>('GET', '/api/host/reports')).body).toMatchObject([
      { seq: later },
    ]);
    expect((await act('delete')).status).toBe(404);
  });

  it('announces something once, however often it is sent', async () => {
    const reader = await enter(people[0]!);
    const said = { clientId: randomUUID(), content: 'We sail at four' };
    const announce = () => visitor(host).call('POST', `/api/host/trips/${tripId}/announcements`, said);
    expect([(await announce()).status, (await announce()).status]).toEqual([204, 204]);
    await eventually(() => {
      const heard = [...reader.messages.values()].filter(({ content }) => content === said.content);
      expect(heard.map(({ isAnnouncement, sender }) => [isAnnouncement, sender.isHost])).toEqual([
        [true, true],
      ]);
    });
  });
});
