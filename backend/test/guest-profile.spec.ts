import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GuestProfileDto } from '../src/modules/guests/area/guest-area.dto.js';
import { browserOf, demoPerson } from './support/demo-people.js';
import { anAccount } from './support/people.js';
import { type Stack, startStack } from './support/stack.js';
import type { Visitor } from './support/visitor.js';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1' } });
}, 120_000);
afterAll(() => stack.stop());

const withCookie = (cookie: string) => browserOf(stack, { cookie });
const signedIn = async (username: string) => browserOf(stack, await demoPerson(stack, username));

describe('the profile of a guest', () => {
  const ask = (visitor: Visitor) => visitor.call<GuestProfileDto>('GET', '/api/guest/profile');

  it('holds the booking and what of it is paid', async () => {
    const { body } = await ask(await signedIn('priya'));
    expect(body).toMatchObject({
      name: 'Priya Raman',
      username: 'priya',
      email: 'priya.raman@example.com',
      packageType: 'standard',
      paymentStatus: 'partial',
      booking: { tripTitle: 'Ensenada Group Cruise', cabin: 'Inside Cabin', status: 'confirmed' },
    });
    expect(body.amountPaid).toBeGreaterThan(0);
    expect(body.amountPaid).toBeLessThan(body.payableAmount);
    expect(body.nextPaymentDate).toBe('2025-07-07');
  });

  it('tells who booked what is missing of each traveller, and a companion of their own', async () => {
    await stack.db.query(
      `DELETE FROM guest_private WHERE guest_id = (SELECT id FROM guests WHERE name = 'Daniel Okafor')`,
    );
    const everything = ['passport', 'dateOfBirth', 'emergencyContact'];
    expect((await ask(await signedIn('nina'))).body.booking?.travellers).toEqual([
      { name: 'Nina Okafor', isYou: true, missing: [] },
      { name: 'Daniel Okafor', isYou: false, missing: everything },
    ]);
    const { body } = await ask(await signedIn('daniel'));
    expect(body.booking?.travellers).toEqual([
      { name: 'Nina Okafor', isYou: false, missing: null },
      { name: 'Daniel Okafor', isYou: true, missing: everything },
    ]);
    expect(body.paymentStatus).toBe('paid');
  });

  it('never holds a passport, a birth date or a key to the payment page', async () => {
    const { rows } = await stack.db.query<{ public_id: string }>(
      `SELECT g.public_id FROM guests g JOIN users u ON u.id = g.user_id WHERE u.username = 'nina'`,
    );
    const text = JSON.stringify((await ask(await signedIn('nina'))).body);
    for (const secret of ['DEMO', '1991-02-14', rows[0]!.public_id]) expect(text).not.toContain(secret);
  });

  it('is the account alone for who has booked nothing', async () => {
    const { cookie } = await anAccount(stack);
    expect((await ask(withCookie(cookie))).body).toMatchObject({
      name: 'Robin Sample',
      amountPaid: 0,
      paymentStatus: 'unpaid',
      booking: null,
    });
  });
});
