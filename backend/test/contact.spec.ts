import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from './support/eventually.js';
import { MailServer } from './support/mail-server.js';
import { aHost, anAccount } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';
import { Visitor } from './support/visitor.js';
import { wholeLog } from './support/whole-log.js';

let stack: Stack;
let mails: MailServer;
let hostEmail: string;

beforeAll(async () => {
  mails = await MailServer.start();
  stack = await startStack({
    env: {
      TRUST_PROXY_HOPS: '1',
      SMTP_URL: mails.url,
      CONTACT_EMAIL: 'crew@cruise.example',
      ACCESS_POLICY: 'current',
      LOG_LEVEL: 'trace',
    },
  });
  const tripId = await aTripOnSale(stack);
  const host = await aHost(stack, [tripId]);
  await aHost(stack, []); // hosts another trip
  hostEmail = await emailOf(host.userId);
});
afterAll(async () => {
  await stack?.stop();
  mails?.stop();
});
beforeEach(() => void mails.arrived.splice(0));

async function emailOf(userId: number): Promise<string> {
  const { rows } = await stack.db.query<{ email: string }>('SELECT email FROM users WHERE id = $1', [userId]);
  return rows[0]!.email;
}

let count = 0;
const aVisitor = () => new Visitor(stack.nodes[0]!.url, stack.nodes[0]!.url, `198.51.100.${++count}`);
const aMessage = (changes: object = {}) => ({
  clientId: randomUUID(),
  name: 'Robin Sample',
  email: `robin${++count}@example.com`,
  topic: 'payment',
  message: 'Was my card charged?\nI see it twice.',
  ...changes,
});
const write = (message: object, visitor = aVisitor()) =>
  visitor.call<{ fields?: Record<string, string> }>('POST', '/api/contact', message);
const arrivals = (number: number) =>
  eventually(() => {
    expect(mails.arrived).toHaveLength(number);
    return mails.arrived;
  });

describe('a message', () => {
  it('is mailed to the hosts of the trip on sale and to the operator, and their answer goes to the sender', async () => {
    const message = aMessage();
    expect((await write(message)).status).toBe(204);
    const arrived = await arrivals(2);
    expect(new Set(arrived.flatMap(({ recipients }) => recipients))).toEqual(
      new Set(['crew@cruise.example', hostEmail]),
    );
    for (const { head, body } of arrived) {
      expect(head.get('subject')).toBe('Robin Sample: a question about a payment');
      expect(head.get('reply-to')).toBe(`Robin Sample <${message.email}>`);
      expect(head.has('auto-submitted')).toBe(false);
      expect(head.get('from')).toContain('no-reply@localhost');
      expect(body).toContain('> Was my card charged?\r\n> I see it twice.');
      expect(body).toContain('Not signed in');
    }
  });

  it('says which account wrote it', async () => {
    const person = await anAccount(stack);
    await write(aMessage(), aVisitor().withCookie('sid', person.cookie.slice('sid='.length)));
    const [mail] = await arrivals(2);
    expect(mail?.body).toContain(`(${await emailOf(person.userId)})`);
  });

  it('is one message, however often the button is pressed', async () => {
    const message = aMessage();
    const visitor = aVisitor();
    const replies = await Promise.all(Array.from({ length: 4 }, () => write(message, visitor)));
    expect(replies.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    expect((await write(message, visitor)).status).toBe(204);
    await write(aMessage({ message: 'Another one' }), visitor);
    const texts = (await arrivals(4)).map(({ body }) => body.includes('Another one'));
    expect(texts.filter(Boolean)).toHaveLength(2);
  });

  it('is another message when its words have changed, whatever its id', async () => {
    const message = aMessage();
    await write(message);
    await write({ ...message, message: 'Sorry, I meant once.' });
    const texts = (await arrivals(4)).map(({ body }) => body.includes('I meant once'));
    expect(texts.filter(Boolean)).toHaveLength(2);
  });

  it('asks for a call with a number and times', async () => {
    const call = {
      topic: 'call',
      message: '',
      phone: '+1 (555) 010-0199',
      preferredTimes: 'After 5 PM Pacific',
    };
    expect((await write(aMessage(call))).status).toBe(204);
    const [mail] = await arrivals(2);
    expect(mail?.head.get('subject')).toBe('Robin Sample: please call me');
    expect(mail?.body).toContain('Phone: +1 (555) 010-0199\r\nGood times for a call: After 5 PM Pacific');
  });

  it('waits sealed, and leaves no name in the log', async () => {
    await write(aMessage({ name: 'Quirine Zz', message: 'My secret wish' }));
    await arrivals(2);
    const { rows } = await stack.db.query<{ row: string }>(
      `SELECT row(m.*)::text || encode(sealed, 'escape') AS row FROM contact_messages c
         JOIN mails m ON m.kind = 'contact' AND (m.data ->> 'messageId')::integer = c.id`,
    );
    const kept = rows.map(({ row }) => row).join() + (await wholeLog(stack.nodes[0]!));
    expect(kept).toContain('/api/contact');
    for (const secret of ['Quirine', 'secret wish', 'robin']) expect(kept).not.toContain(secret);
  });
});

describe('a message is refused', () => {
  it.each([
    [{ name: '  ' }, { name: 'Name is required' }],
    [{ name: 'x'.repeat(161) }, { name: 'Use at most 160 characters' }],
    [{ name: { toString: 'x' } }, { name: 'Name is required' }],
    [{ email: 'robin' }, { email: 'Please enter a valid email address' }],
    [{ topic: 'free lunch' }, { topic: 'Choose what it is about' }],
    [{ message: ' ' }, { message: 'Message is required' }],
    [{ message: 'x'.repeat(4001) }, { message: 'Use at most 4,000 characters' }],
    [{ topic: 'call', phone: '', preferredTimes: 'Mondays' }, { phone: 'Phone number is required' }],
    [{ topic: 'call', phone: '+1 555 0100' }, { preferredTimes: 'Tell us when we may call' }],
    [{ topic: 'call', phone: 'call me', preferredTimes: 'Mondays' }, { phone: /country code/ }],
    [{ clientId: 'mine' }, { clientId: 'Reload the page and try again' }],
  ])('with %j, and the field is told', async (changes, fields) => {
    const reply = await write(aMessage(changes));
    expect(reply.status).toBe(422);
    expect(reply.body.fields).toEqual(
      Object.fromEntries(
        Object.entries(fields).map(([name, sentence]) => [name, expect.stringMatching(sentence)]),
      ),
    );
  });

  it.each([
    ['name', 'Robin\r\nBcc: victim@example.com'],
    ['name', 'Robin\u2028Bcc: victim@example.com'],
    ['email', 'robin@example.com\r\nBcc: victim@example.com'],
    ['email', 'robin@example.com, victim@example.com'],
    ['email', 'Robin <robin@example.com>, <victim@example.com>'],
    ['phone', '+1 555\r\nBcc: victim@example.com'],
  ])('when its %s tries to write into the head of the mail: %j', async (field, value) => {
    const reply = await write(
      aMessage({ topic: 'call', phone: '+1 555 0100', preferredTimes: 'now', [field]: value }),
    );
    expect(reply.status).toBe(422);
    expect(Object.keys(reply.body.fields ?? {})).toEqual([field]);
  });

  it('from another site', async () => {
    const { status } = await write(aMessage(), new Visitor(stack.nodes[0]!.url, 'https://evil.example'));
    expect(status).toBe(403);
  });
});

it('a name with signs of its own stays a name, and reaches nobody else', async () => {
  const name = 'Doe, Jane" <victim>, "Ünal';
  await write(aMessage({ name, message: 'Bcc: victim@example.com\r\n.\r\nRCPT TO:<victim@example.com>' }));
  for (const { recipients, head } of await arrivals(2)) {
    expect(recipients).toHaveLength(1);
    expect([...head.keys()]).not.toContain('bcc');
    expect(head.get('reply-to')).toMatch(/<robin\d+@example\.com>$/);
    expect(head.get('reply-to')).not.toContain('<victim>');
  }
});

describe('writing is limited', () => {
  const statuses = async (messages: object[], visitor?: Visitor) => {
    const replies = [];
    for (const message of messages) replies.push(await write(message, visitor));
    return replies;
  };

  it('to ten messages an hour from one IP address', async () => {
    const replies = await statuses(
      Array.from({ length: 11 }, () => aMessage()),
      aVisitor(),
    );
    expect(replies.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 204), 429]);
    expect(Number(replies[10]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('to five an hour with one e-mail address, wherever they come from', async () => {
    const email = 'flood@example.com';
    const replies = await statuses(
      Array.from({ length: 6 }, (_, i) => aMessage({ email: i % 2 ? email : email.toUpperCase() })),
    );
    expect(replies.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204, 429]);
  });
});

it('the site tells the browser whom to write to, where else one books and when the pages open, a trip on sale or none', async () => {
  const told = { contactEmail: 'crew@cruise.example', bookingSiteUrl: null, opensWithDeposit: true };
  const site = async () => (await aVisitor().call('GET', '/api/site')).body;
  expect(await site()).toEqual(told);
  await stack.db.query('UPDATE trips SET is_on_sale = false');
  expect(await site()).toEqual(told);
});
