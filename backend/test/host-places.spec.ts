import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { assertBooksBalance } from './support/books.js';
import { DemoDesk } from './support/demo-desk.js';
import { eventually } from './support/eventually.js';

const desk = new DemoDesk();
const seats = async () => {
  const { rows } = await desk.stack.db.query<{ taken: number; most: number }>(
    'SELECT seats_taken AS taken, max_guests AS most FROM trips WHERE is_on_sale',
  );
  return rows[0]!;
};
const mailsOf = async (kind: string) => {
  const { rows } = await desk.stack.db.query<{ recipient: string; body: string | null }>(
    'SELECT recipient, body FROM mails WHERE kind = $1 ORDER BY id',
    [kind],
  );
  return rows;
};

describe('places', () => {
  it('are kept without a limit for who is approved, who reads where to pay', async () => {
    const id = await desk.bookingOf('emeka');
    await desk.stack.db.query(
      `UPDATE bookings SET hold_expires_at = now() + interval '30 minutes' WHERE public_id = $1`,
      [id],
    );
    expect((await desk.read(id)).acts).toEqual(['approve', 'waitlist']);
    const approved = await desk.send(desk.marisol, 'POST', id, '/approval');
    expect(approved.body).toMatchObject({ holdExpiresAt: null, acts: ['waitlist'] });
    await eventually(async () =>
      expect((await mailsOf('places_kept')).at(-1)?.body).toContain('/template/payment/'),
    );
    expect((await desk.send(desk.theo, 'POST', id, '/approval')).body.code).toBe('booking.act_not_possible');
  });

  it('go back when somebody waits, are offered for a time, and lapse to the next in line', async () => {
    const [hannah, camila] = [await desk.bookingOf('hannah'), await desk.bookingOf('camila')];
    const { taken } = await seats();
    const waiting = await desk.send(desk.marisol, 'POST', hannah, '/waitlist');
    expect(waiting.body).toMatchObject({ status: 'waitlist', money: { owedCents: 0 }, acts: ['offer'] });
    expect((await seats()).taken).toBe(taken - 2);
    await eventually(async () =>
      expect((await mailsOf('put_on_waiting_list')).at(-1)?.body).toContain(
        'your host has put you on the waiting list of',
      ),
    );
    const second = await desk.send(desk.theo, 'POST', camila, '/waitlist');
    expect(second.body.line.map(({ id, partySize }) => [id, partySize])).toEqual([
      [hannah, 2],
      [camila, 1],
    ]);
    await assertBooksBalance(desk.stack);

    // Two places are left, and two hosts offer three: one offer stands, and no place is sold twice.
    await desk.stack.db.query('UPDATE trips SET max_guests = seats_taken + 2 WHERE is_on_sale');
    const offers = await Promise.all([
      desk.send(desk.marisol, 'POST', hannah, '/offer', { hours: 48 }),
      desk.send(desk.theo, 'POST', camila, '/offer', { hours: 24 }),
    ]);
    expect(offers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [won, lost] = offers[0].status === 200 ? [hannah, camila] : [camila, hannah];
    expect(offers.find(({ status }) => status === 409)?.body.code).toBe('trip.sold_out');
    expect(await desk.read(won)).toMatchObject({ status: 'held', offerExpiresAt: expect.any(String) });
    await assertBooksBalance(desk.stack);

    await desk.stack.db.query(`UPDATE bookings SET hold_expires_at = '2025-06-01' WHERE public_id = $1`, [
      won,
    ]);
    await eventually(async () => expect((await desk.read(won)).status).toBe('expired'), 40_000);
    expect(await desk.read(won)).toMatchObject({ endedReason: 'offer_lapsed', money: { owedCents: 0 } });
    expect((await desk.read(won)).acts).toEqual(['approve', 'waitlist']);
    await eventually(async () =>
      expect((await mailsOf('offer_lapsed')).map(({ body }) => body)).toEqual([
        expect.stringContaining(`${won === hannah ? 'they go' : 'it goes'} to the next in line`),
      ]),
    );
    const { rows } = await desk.stack.db.query<{ summary: { text: string; bookingId: string } }>(
      'SELECT summary FROM trip_news ORDER BY row_id DESC LIMIT 1',
    );
    expect(rows[0]?.summary).toMatchObject({
      bookingId: lost,
      text: expect.stringContaining('is next on the waiting list'),
    });
    await desk.stack.db.query('UPDATE trips SET max_guests = 1000 WHERE is_on_sale');
    expect((await desk.send(desk.marisol, 'POST', lost, '/offer', { hours: 1 })).status).toBe(200);
  });

  it('that a cancellation frees are somebody’s who waits, and the hosts hear whose', async () => {
    const guest = {
      tripId: 1,
      name: 'Walt Waiting',
      email: 'walt@example.com',
      cabinType: 'inside',
      occupancy: 'single',
      paymentType: 'full',
    };
    const add = (changes: object) =>
      desk.marisol.call<{ bookingId: string }>(
        'POST',
        '/api/host/bookings',
        { ...guest, ...changes },
        {
          'Idempotency-Key': randomUUID(),
        },
      );
    const waits = (await add({ waitlist: true })).body.bookingId;
    const stands = (await add({ name: 'Stan Standing', email: 'stan@example.com' })).body.bookingId;
    const { rows: ledger } = await desk.stack.db.query<{ actor: string }>(
      'SELECT actor FROM ledger_entries l JOIN bookings b ON b.id = l.booking_id WHERE b.public_id = $1 ORDER BY l.id',
      [stands],
    );
    expect(ledger[0]).toEqual({ actor: 'host' });
    const ended = await desk.send(desk.theo, 'POST', stands, '/cancellation', {
      refundCents: 0,
      reason: 'He cannot come',
    });
    expect(ended.status).toBe(200);
    const { rows } = await desk.stack.db.query<{ summary: { text: string; bookingId: string } }>(
      'SELECT summary FROM trip_news ORDER BY row_id DESC LIMIT 2',
    );
    expect(rows.map(({ summary }) => summary)).toMatchObject([
      { bookingId: waits, text: 'Walt W. is next on the waiting list, for one place' },
      { bookingId: stands, text: expect.stringContaining('cancelled') },
    ]);
  });
});
