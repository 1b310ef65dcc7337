import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { chatDoor } from './support/chat-window.js';
import { eventually } from './support/eventually.js';
import { runJob } from './support/jobs.js';
import { MailServer } from './support/mail-server.js';
import { anAccount, aHost, paidGuests, type Person } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';
import { Visitor } from './support/visitor.js';

let stack: Stack;
let post: MailServer;
let tripId: number;
let people: Person[];
let host: Person;

beforeAll(async () => {
  post = await MailServer.start();
  stack = await startStack({ env: { SMTP_URL: post.url } });
}, 120_000);
beforeEach(async () => {
  tripId = await aTripOnSale(stack);
  people = await paidGuests(stack, 2);
  host = await aHost(stack, [tripId]);
});
afterAll(async () => {
  await stack.stop();
  post.stop();
});

const site = () => stack.nodes[0]!.url;

const enter = chatDoor((on) => stack.nodes[on]!.url);

const visitor = (person?: Person) => {
  const browser = new Visitor(site(), site());
  return person ? browser.withCookie('sid', person.cookie.replace('sid=', '')) : browser;
};

describe('mails about what was not read', () => {
  /** All who are here were last here so long ago, and were mailed last so long ago. */
  const away = (hours: number, mailedHours?: number) =>
    stack.db.query(
      `INSERT INTO chat_members (trip_id, user_id, last_seen_at, mailed_at)
       SELECT $1, u, now() - make_interval(hours => $3), now() - make_interval(hours => $4) FROM unnest($2::int[]) u
       ON CONFLICT (trip_id, user_id) DO UPDATE SET last_seen_at = excluded.last_seen_at,
         mailed_at = COALESCE(excluded.mailed_at, chat_members.mailed_at)`,
      [tripId, [...people, host].map(({ userId }) => userId), hours, mailedHours ?? null],
    );
  const mailsTo = async ({ userId }: Person) => {
    const { rows } = await stack.db.query<{ data: object }>(
      `SELECT m.data FROM mails m JOIN users u ON u.email = m.recipient WHERE u.id = $1 AND m.kind = 'chat_digest' ORDER BY m.id`,
      [userId],
    );
    return rows.length;
  };
  /** Mails leave in the daytime of the trip's zone: this zone has noon now. */
  const atNoon = () => stack.db.query('UPDATE trips SET time_zone = $2 WHERE id = $1', [tripId, noonZone()]);
  const run = () => runJob(stack, 'chat.digest');
  async function leftBehind(content: string, more = {}, by = people[0]!): Promise<number> {
    const window = await enter(by);
    const seq = await window.tell(content, more);
    window.close();
    return seq;
  }

  it('go to who was away for a day, once, and not to who wrote, is here or has muted', async () => {
    await leftBehind('hello all');
    await atNoon();
    await away(30);
    await run();
    expect([await mailsTo(people[0]!), await mailsTo(people[1]!), await mailsTo(host)]).toEqual([0, 1, 1]);
    await leftBehind('and again');
    await away(30);
    await run();
    expect(await mailsTo(people[1]!)).toBe(1);
    await away(30, 25);
    await run();
    expect(await mailsTo(people[1]!)).toBe(2);
    await away(30, 25);
    await run();
    expect(await mailsTo(people[1]!)).toBe(2);
    await leftBehind('and once more');
    await stack.db.query('INSERT INTO chat_mutes VALUES ($1, $2, $3, now())', [
      tripId,
      people[1]!.userId,
      people[0]!.userId,
    ]);
    await away(30, 25);
    await run();
    expect([await mailsTo(people[1]!), await mailsTo(host)]).toEqual([2, 3]);
  });

  it('tell an announcement that nobody has read for an hour, whatever was mailed that day', async () => {
    const seq = await leftBehind('Boarding is at noon', { isAnnouncement: true }, host);
    await away(2, 2);
    await run();
    expect(await mailsTo(people[0]!)).toBe(0);
    await stack.db.query(
      `UPDATE messages SET timestamp = now() - interval '61 minutes' WHERE trip_id = $1 AND seq = $2`,
      [tripId, seq],
    );
    await stack.db.query('UPDATE chat_members SET read_seq = $2 WHERE trip_id = $1 AND user_id = $3', [
      tripId,
      seq,
      people[1]!.userId,
    ]);
    await run();
    expect([await mailsTo(people[0]!), await mailsTo(people[1]!), await mailsTo(host)]).toEqual([1, 0, 0]);
  });

  it('come no more once they are turned off, on the page or by the link at their end', async () => {
    const guest = visitor(people[1]);
    expect((await guest.call('GET', '/api/chat/notifications')).body).toEqual({ digest: true });
    expect((await guest.call('PUT', '/api/chat/notifications', { digest: false })).body).toEqual({
      digest: false,
    });
    await leftBehind('hello all');
    await atNoon();
    await away(30);
    await run();
    expect(await mailsTo(people[1]!)).toBe(0);
    expect((await guest.call('PUT', '/api/chat/notifications', { digest: 'x' })).status).toBe(422);
    expect((await visitor().call('GET', '/api/chat/notifications')).status).toBe(401);
    const off = (token: string) => visitor().call('POST', '/api/chat/notifications/off', { token });
    expect((await off('made up')).status).toBe(404);

    expect((await guest.call('PUT', '/api/chat/notifications', { digest: true })).status).toBe(200);
    await run();
    const text = await eventually(async () => {
      const { rows } = await stack.db.query<{ email: string }>('SELECT email FROM users WHERE id = $1', [
        people[1]!.userId,
      ]);
      const mail = post.arrived.find(({ recipients }) => recipients.includes(rows[0]!.email));
      expect(mail?.body).toBeDefined();
      expect(mail?.head.get('auto-submitted')).toBe('auto-generated');
      return mail!.body.replace(/=\r\n/g, '').replace(/=3D/g, '=');
    });
    expect(text).toContain(': hello all');
    const token = /\/unsubscribe#token=([\w-]+)/.exec(text)?.[1] ?? '';
    expect([(await off(token)).status, (await off(token)).status]).toEqual([204, 204]);
    expect((await guest.call('GET', '/api/chat/notifications')).body).toEqual({ digest: false });
    expect((await visitor(await anAccount(stack)).call('GET', '/api/chat/notifications')).body).toEqual({
      digest: true,
    });
  });
});

/** A zone of whole hours in which it is between noon and one now. */
function noonZone(): string {
  const ahead = (12 - new Date().getUTCHours() + 24) % 24;
  return ahead > 12 ? `Etc/GMT+${24 - ahead}` : `Etc/GMT-${ahead}`;
}
