import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readCsv } from '../src/platform/csv/csv-reader.js';
import { Booked, HostDesk } from './support/booked.js';
import { browserOf } from './support/demo-people.js';
import { eventually } from './support/eventually.js';
import { MailServer } from './support/mail-server.js';
import { aHost, anAccount, type Person } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';
import { aPdf, upload } from './support/uploads.js';
import { wholeLog } from './support/whole-log.js';

/** What somebody would have others take for ours: lines of its own, a link, a script. */
const WORDS =
  'As agreed.\n\nPAY NOW: http://evil.example/pay\u2028or lose your evil place\r\n<script>evil()</script>';
const EVIL = /evil/;

let stack: Stack;
let mails: MailServer;
let tripId: number;
let owner: Person;
let coHost: Person;
let desk: HostDesk;

beforeAll(async () => {
  mails = await MailServer.start();
  stack = await startStack({ env: { LOG_LEVEL: 'trace', SMTP_URL: mails.url } });
  tripId = await aTripOnSale(stack);
  owner = await aHost(stack, [tripId]);
  coHost = await anAccount(stack, 'host');
  await stack.db.query(
    `INSERT INTO trip_hosts (trip_id, user_id, may_money, may_documents, may_messages) VALUES ($1, $2, true, true, false)`,
    [tripId, coHost.userId],
  );
  desk = new HostDesk(stack, coHost);
}, 120_000);
afterAll(async () => {
  await stack?.stop();
  mails?.stop();
});

interface ReadMail {
  subject: string;
  body: string;
}
const arrived = (): ReadMail[] =>
  mails.arrived.map(({ head, body }) => ({ subject: head.get('subject') ?? '', body: readable(body) }));

/** Without what the way through mail servers asks for: lines cut short, and signs as their bytes. */
const readable = (body: string) =>
  body
    .replaceAll('=\r\n', '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());

/** The lines that a mail program may show: each of these signs begins one. */
const linesOf = (text: string) => text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/);

/** Everything a co-host without the right to messages writes down about somebody's booking. */
async function everyReason(): Promise<void> {
  const booked = await Booked.of(stack, 'dana@example.com', 'installment');
  const id = booked.bookingId;
  const reason = WORDS;
  const receivedOn = new Date(Date.now() - 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);
  const paid = await desk.post(id, 'payments', { method: 'cash', amountCents: 500, receivedOn, reason });
  const { body: money } = await desk.read(id, 'money');
  const cash = money.payments.find(({ recordedBy }) => recordedBy !== null)!;
  const wrong = await desk.post(id, `payments/${cash.id}/wrong`, { reason });
  const given = await desk.refund(id, 1_000, { effect: 'goodwill', reason });
  const credit = await desk.post(id, 'credits', { amountCents: 500, reason });
  const large = await desk.post(id, 'credits', { amountCents: 200_000, reason });
  const papers = await upload(stack, 'document', cookieOf(booked), aPdf, { type: 'application/pdf' });
  const handedIn = await booked.guest.call<{ travellers: { documents: { id: string }[] }[] }>(
    'POST',
    `/api/guest/trips/${tripId}/documents`,
    { position: 1, kind: 'passport', fileId: papers.body.id },
  );
  const paper = handedIn.body.travellers[0]!.documents[0]!.id;
  const rejected = await desk.post(id, `documents/${paper}/reject`, { reason });
  const ended = await desk.post(id, 'cancellation', { refundCents: 21_300 - 1_000, reason });
  const answers = { paid, wrong, given, credit, large, rejected, ended };
  for (const [what, { status, body }] of Object.entries(answers))
    expect([what, status, status < 300 || JSON.stringify(body)]).toEqual([what, status, true]);
}
const cookieOf = ({ guest }: Booked) => ({ cookie: guest.cookieHeader });

/** What a stranger writes, and what a host answers to one. */
async function everyLetter(): Promise<void> {
  const visitor = browserOf(stack, await anAccount(stack));
  const contact = { clientId: randomUUID(), name: 'Robin Sample', email: 'robin@example.com' };
  await visitor.call('POST', '/api/contact', { ...contact, topic: 'other', message: WORDS });
  const call = { topic: 'call', phone: '+1 555 0100', preferredTimes: WORDS };
  await visitor.call('POST', '/api/contact', { ...contact, clientId: randomUUID(), ...call });
  const wisher = await anAccount(stack);
  await stack.db.query('UPDATE users SET email_proven_at = now() WHERE id = $1', [wisher.userId]);
  await stack.db.query(
    `INSERT INTO host_requests (user_id, status, created_at) VALUES ($1, 'pending', now())`,
    [wisher.userId],
  );
  const { rows } = await stack.db.query<{ id: number }>('SELECT id FROM host_requests');
  const declined = await browserOf(stack, owner).call('POST', `/api/host/requests/${rows[0]!.id}/decline`, {
    reason: WORDS,
  });
  expect(declined.status).toBeLessThan(300);
}

describe('SEC-58: what somebody writes', () => {
  beforeAll(async () => {
    await everyReason();
    await everyLetter();
  });

  it('is no line of ours in any mail', async () => {
    const sent = await eventually(() => {
      const told = arrived().filter(({ body }) => EVIL.test(body));
      expect([...new Set(told.map(({ subject }) => subject))].toSorted()).toEqual([
        'A credit of $2,000 waits for a second host',
        'About your host account',
        'Please hand in your copy of your passport again',
        'Robin Sample: a question',
        'Robin Sample: please call me',
        'You have a credit of $5',
        'Your refund of $10 has been made',
        'Your refund of $10 is on its way',
      ]);
      return arrived();
    });
    const posing = sent.flatMap(({ subject, body }) =>
      linesOf(body)
        .filter((line) => EVIL.test(line) && !/^(?:> |Good times for a call: )/.test(line))
        .map((line) => [subject, line]),
    );
    expect(posing).toEqual([]);
    expect(sent.filter(({ subject }) => EVIL.test(subject) || linesOf(subject).length > 1)).toEqual([]);
  });

  it('is one cell of a file, whatever it begins with', async () => {
    const { body } = await browserOf(stack, owner).call<string>('GET', `/api/host/log/file?trip=${tripId}`);
    const lines = readCsv(body);
    expect(lines.filter(({ cells }) => cells.some((cell) => EVIL.test(cell))).length).toBeGreaterThan(4);
    expect(new Set(lines.map(({ cells }) => cells.length)).size).toBe(1);
  });

  it('stands in no page that the server draws, and in no line of its log', async () => {
    for (const path of ['/', '/template/itinerary', '/template/pricing', '/template/guests'])
      expect(await (await fetch(stack.nodes[0]!.url + path)).text()).not.toMatch(EVIL);
    expect(await wholeLog(stack.nodes[0]!)).not.toMatch(EVIL);
  });
});
