import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { folded } from '../contracts/fold.js';
import { HostDesk } from './support/booked.js';
import { aHost } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;
let tripId: number;
let host: HostDesk;

beforeAll(async () => {
  stack = await startStack();
  tripId = await aTripOnSale(stack);
  await stack.db.query(`UPDATE trips SET title = 'Crucero a Málaga' WHERE id = $1`, [tripId]);
  host = new HostDesk(stack, await aHost(stack, [tripId]));
}, 120_000);
afterAll(() => stack.stop());

/** Every sign, but those of scripts with no case and no marks, which fill whole planes. */
const SIGNS = Array.from({ length: 0x1_fa_ff }, (_, code) => String.fromCodePoint(code + 1)).filter(
  (sign) => !/[\p{Cs}\p{Cn}\p{Co}]|(?!\p{M})[\p{sc=Han}\p{sc=Hangul}]/u.test(sign),
);

describe('the letters of the database and those of the browser', () => {
  it('are folded alike, sign by sign', async () => {
    const { rows } = await stack.db.query<{ text: string; kept: string }>(
      // Signs that are younger than the database's Unicode are no letters there yet.
      'SELECT text, folded(text) AS kept FROM unnest($1::text[]) AS text WHERE unicode_assigned(text)',
      [SIGNS.map((sign) => `a${sign}b`)],
    );
    expect(rows.length).toBeGreaterThan(20_000);
    const others = rows.filter(({ text, kept }) => folded(text) !== kept);
    expect(others.map(({ text, kept }) => [text.slice(1, -1), folded(text), kept])).toEqual([]);
  });

  it.each(['José  Álvarez', 'Jose\u0301', 'Tess\u200b\nHall\u00adoran', 'O’Brien-Reyes, ΟΔΥΣΣΕΥΣ', '🚢', ''])(
    'are folded alike in %j',
    async (text) => {
      const { rows } = await stack.db.query<{ kept: string }>('SELECT folded($1) AS kept', [text]);
      expect(rows[0]?.kept).toBe(folded(text));
    },
  );
});

describe('a host’s search', () => {
  const find = async (path: string, q: string) => {
    const { body } = await host.visitor.call<{ guests?: { name: string }[]; rows?: { guest: string }[] }>(
      'GET',
      `/api/host/${path}?trip=${tripId}&q=${encodeURIComponent(q)}`,
    );
    return body.guests?.map(({ name }) => name) ?? body.rows?.map(({ guest }) => guest);
  };
  /** Somebody on the trip, under a name as it was taken before names were kept in one spelling. */
  const booked = async (name: string) => {
    const body = {
      tripId,
      name: 'Dana Reyes',
      email: `${randomUUID()}@example.com`,
      cabinType: 'inside',
      occupancy: 'single',
      paymentType: 'full',
    };
    const key = { 'Idempotency-Key': randomUUID() };
    await host.visitor.call('POST', '/api/host/bookings', body, key);
    await stack.db.query('UPDATE guests SET name = $2 WHERE email = $1', [body.email, name]);
  };

  it.each([
    ['José Álvarez', 'jose'],
    ['Jose\u0301 Alvarado', 'José Alv'],
    ['Łukasz Sørensen', 'lukasz'],
    ['ŁUCJA GROß', 'gross lucja'],
    ['O’Brien Kei', "O'Brien"],
    ['Tess   Halloran', 'Tess  Halloran'],
    ['Mira\nSolen', 'Mira Solen'],
    ['Tom\u200b Cla\u200brke', 'Tom Clarke'],
    ['Quist, Ada', 'Ada Quist'],
    ['Ben Lindqvist', 'Lindqvist, Ben'],
  ])('finds %j by %j', async (name, q) => {
    await booked(name);
    expect(await find('guests', q)).toContain(name);
    expect(await find('payments', q)).toContain(name);
    expect(await find('guests', `${q} zz`)).toEqual([]);
    const { body } = await host.visitor.call<string>('POST', '/api/host/guests/export', {
      trip: tripId,
      q,
      columns: ['name'],
    });
    expect(folded(body)).toContain(folded(name));
  });

  it('finds everybody by the letters of the trip’s title, and nobody by signs alone', async () => {
    await booked('Nina Okafor');
    for (const list of ['guests', 'payments']) {
      expect(await find(list, 'malaga crucero')).toContain('Nina Okafor');
      expect(await find(list, '🚢')).toEqual([]);
      expect(await find(list, '%')).toEqual([]);
    }
  });
});
