import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { HostDesk } from './support/booked.js';
import { assertBooksBalance } from './support/books.js';
import { aHost } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;
let tripId: number;
let host: HostDesk;

beforeAll(async () => {
  stack = await startStack();
  tripId = await aTripOnSale(stack);
  host = new HostDesk(stack, await aHost(stack, [tripId]));
}, 120_000);
afterEach(() => assertBooksBalance(stack));
afterAll(() => stack.stop());

const seatsTaken = async () =>
  (await stack.db.query<{ seats: number }>('SELECT seats_taken AS seats FROM trips WHERE id = $1', [tripId]))
    .rows[0]?.seats;
const mailsTo = async (recipient: string) =>
  (await stack.db.query<{ kind: string }>('SELECT kind FROM mails WHERE recipient = $1', [recipient])).rows;

it('looks at a file first, writes all of it or nothing, and may be sent again', async () => {
  const file = (...lines: string[]) => ({
    tripId,
    text: ['Full name,E-mail,Cabin,Companion', ...lines].join('\r\n'),
    cabinType: 'inside',
    paymentType: 'full',
  });
  const send = <T>(path: string, body: object) =>
    host.visitor.call<T>('POST', `/api/host/guests/import${path}`, body, { 'Idempotency-Key': randomUUID() });
  const bookings = async () =>
    (
      await stack.db.query<{ count: number }>(
        "SELECT count(*)::int AS count FROM bookings WHERE channel = 'host'",
      )
    ).rows[0]?.count ?? 0;
  const dana = {
    tripId,
    name: 'Dana Reyes',
    email: 'dana@example.com',
    cabinType: 'inside',
    occupancy: 'single',
  };
  const key = { 'Idempotency-Key': randomUUID() };
  await host.visitor.call('POST', '/api/host/bookings', { ...dana, paymentType: 'full' }, key);
  const before = await bookings();
  const wrong = file(
    'Ivy Chen,ivy@example.com,balcony,Max Chen',
    'No Mail,,suite,',
    'Dana R,DANA@example.com,,',
  );
  const { body } = await send<Record<string, unknown>>('/check', wrong);
  expect(body).toMatchObject({
    bookings: 1,
    travellers: 2,
    columns: { name: 0, email: 1, cabin: 2, companion: 3 },
  });
  expect(body.problems).toMatchObject([{ line: 3 }, { line: 3 }]);
  expect(body.duplicates).toEqual([{ line: 4, email: 'dana@example.com', where: 'trip' }]);
  expect(body.filled).toEqual([3, 2, 2, 1]);
  expect(body.badLines).toBe('\uFEFFFull name,E-mail,Cabin,Companion\r\nNo Mail,,suite,\r\n');
  expect(body.letter).toMatchObject({
    to: 'ivy@example.com',
    subject: expect.stringContaining('Your places on'),
  });
  expect(await send('', wrong)).toMatchObject({ status: 422, body: { code: 'import.has_problems' } });
  // Neither the look nor the refusal kept anything, nor the mail that was looked at.
  expect(await bookings()).toBe(before);
  expect(await mailsTo('ivy@example.com')).toHaveLength(0);

  const right = file(
    'Ivy Chen,ivy@example.com,balcony,Max Chen',
    'Dana R,DANA@example.com,,',
    'Ivy C,IVY@example.com,,',
  );
  expect((await send('', right)).body).toEqual({ added: 1, waitlisted: 0, duplicates: 2, problems: 0 });
  expect((await send('', right)).body).toEqual({ added: 0, waitlisted: 0, duplicates: 3, problems: 0 });
  expect(await bookings()).toBe(before + 1);
  expect(await mailsTo('ivy@example.com')).toHaveLength(1);

  const some = file(
    'Jo Park,jo@example.com,balcony,',
    'No Mail,,suite,',
    'Lee Park,lee@example.com,,Kim Park',
  );
  const done = await send('', { ...some, onlyGood: true });
  expect(done.body).toEqual({ added: 2, waitlisted: 0, duplicates: 0, problems: 1 });
  const { rows } = await stack.db.query<{ text: string }>(
    `SELECT summary->>'text' AS text FROM trip_news WHERE type = 'booking.created' ORDER BY row_id DESC LIMIT 1`,
  );
  expect(rows).toEqual([{ text: '2 bookings imported' }]);
});

it('books a pair once that has a line each', async () => {
  const text = [
    'Name,Email,Sharing with',
    'Ada Quist,ada.share@example.com,Ben Quist',
    'Ben Quist,ben.share@example.com,Ada Quist',
  ].join('\n');
  const file = { tripId, text, cabinType: 'inside', paymentType: 'full' };
  const send = (path: string) =>
    host.visitor.call('POST', `/api/host/guests/import${path}`, file, { 'Idempotency-Key': randomUUID() });
  expect((await send('/check')).body).toMatchObject({
    bookings: 1,
    travellers: 2,
    duplicates: [{ line: 3, email: 'ben.share@example.com', where: 'file' }],
  });
  const before = (await seatsTaken()) ?? 0;
  expect((await send('')).body).toMatchObject({ added: 1, duplicates: 1 });
  expect((await send('')).body).toMatchObject({ added: 0, duplicates: 2 });
  expect(await seatsTaken()).toBe(before + 2);
});

describe('the dry run', () => {
  const look = async (text: string) => {
    const file = { tripId, text, cabinType: 'inside', paymentType: 'full' };
    return (await host.visitor.call<object>('POST', '/api/host/guests/import/check', file)).body;
  };

  it('reads no line of a file whose headings it does not know, and says which column it misses', async () => {
    const lines = Array.from({ length: 300 }, (_, i) => `A${i};a${i}@example.com`);
    expect(await look(['Wer;Wohin', ...lines].join('\n'))).toMatchObject({
      headings: ['Wer', 'Wohin'],
      problems: [{ line: 1, sentence: 'No column is known for the name and the email: choose them' }],
      bookings: 0,
      badLines: '',
      letter: null,
    });
  });

  it('shows the first guests as they would be kept', async () => {
    expect(
      await look(
        'First name;Name;Email\nMira;"Solen, Jr.";mira.s@example.com\n;Halloran, Tess;tess.h@example.com',
      ),
    ).toMatchObject({
      first: [
        { name: 'Mira Solen, Jr.', cabinType: 'inside' },
        { name: 'Tess Halloran', companion: null },
      ],
      renamed: [{ line: 3, name: 'Tess Halloran' }],
    });
  });

  it('takes as many letters as it says, of whatever script', async () => {
    const line = (i: number) => `${'山田'.repeat(40)} 太郎,guest.${i}@example.com,${'注'.repeat(90)}`;
    const lines = Array.from({ length: 500 }, (_, i) => line(i));
    expect(await look(['Name,Email,Note', ...lines].join('\n'))).toMatchObject({
      bookings: 500,
      problems: [],
    });
  });

  it('is no table of hundreds of columns, nor of thousands of lines', async () => {
    const wide = `Name,Email${',x'.repeat(199)}\n${'y\n'.repeat(500)}`;
    expect(await look(wide)).toMatchObject({ code: 'import.too_wide', details: { most: 200 } });
    expect(await look(`Name,Email\n${'y\n'.repeat(90_000)}`)).toMatchObject({ code: 'import.too_many' });
  });

  it('finds the headings below what spreadsheets put above them', async () => {
    const guest = 'Mira Solen;mira.solen@example.com';
    expect(await look(`sep=;\nName;Email\n${guest}`)).toMatchObject({ bookings: 1, problems: [] });
    expect(
      await look(`Guest list, autumn cruise;\n;\nName;E-Mail-Adresse\n${guest}\nNo Mail;`),
    ).toMatchObject({
      headings: ['Name', 'E-Mail-Adresse'],
      bookings: 1,
      problems: [{ line: 5 }],
    });
  });
});
