import { describe, expect, it } from '@jest/globals';
import type { DocumentBoardDto } from '../src/modules/host/records/document-board.dto.js';
import { assertBooksBalance } from './support/books.js';
import { DemoDesk } from './support/demo-desk.js';
import { signedInAs } from './support/people.js';

const desk = new DemoDesk();

describe('a booking', () => {
  it('shows everything a host sees, and of what is private only that it is there', async () => {
    const booking = await desk.read(await desk.bookingOf('nina'));
    expect(booking).toMatchObject({
      shownStatus: 'confirmed',
      partySize: 2,
      money: { owedCents: 0, paymentStatus: 'paid', nextPayment: null },
      canCharge: true,
      acts: [],
    });
    expect(booking.travellers).toMatchObject([
      { name: 'Nina Okafor', papers: { hasBirthDate: true, hasEmergencyContact: true, insurance: 'booked' } },
      { name: 'Daniel Okafor', position: 2 },
    ]);
    expect(JSON.stringify(booking)).not.toMatch(/DEMO\d|1991-02-14/);
  });

  it('of two hosts who save at once keeps one, and tells the other', async () => {
    const id = await desk.bookingOf('lucas');
    const { version } = await desk.read(id);
    const both = await Promise.all([
      desk.send(desk.marisol, 'PATCH', id, '', { version, roomNumber: '4012', deckNumber: '4' }),
      desk.send(desk.theo, 'PATCH', id, '', { version, roomNumber: '5120' }),
    ]);
    const [kept, refused] = both.toSorted((a, b) => a.status - b.status);
    expect(kept?.status).toBe(200);
    expect(refused).toMatchObject({ status: 409, body: { code: 'details.changed' } });
    const after = await desk.read(id);
    expect(after.roomNumber).toBe(kept?.body.roomNumber);
    expect(after.version).toBe(version + 1);
  });

  it('changes its people for a reason, all of it or nothing', async () => {
    const id = await desk.bookingOf('nina');
    const { version, travellers } = await desk.read(id);
    const [nina, daniel] = travellers;
    const people = [
      { position: 1, version: nina!.version, phone: '+1 619 555 0199', email: 'nina.o@example.com' },
      { position: 2, guestId: daniel!.guestId, version: daniel!.version, specialRequests: 'Near the stairs' },
    ];
    const body = { version, roomNumber: '7001', travellers: people };
    expect(await desk.send(desk.marisol, 'PATCH', id, '', body)).toMatchObject({
      status: 422,
      body: { fields: { reason: 'Give a reason of a few words' } },
    });
    const stale = [people[0], { ...people[1], version: 99 }];
    const reason = 'They wrote to us';
    expect(
      (await desk.send(desk.marisol, 'PATCH', id, '', { ...body, travellers: stale, reason })).status,
    ).toBe(409);
    expect((await desk.read(id)).roomNumber).toBeNull();
    const saved = await desk.send(desk.marisol, 'PATCH', id, '', { ...body, reason });
    expect(saved.body).toMatchObject({
      roomNumber: '7001',
      travellers: [
        { email: 'nina.o@example.com', phone: '+1 619 555 0199' },
        { papers: { specialRequests: 'Near the stairs' } },
      ],
    });
    expect(saved.body.history.map(({ action }) => action)).toContain('booking.edited');
    expect(saved.body.history.find(({ action }) => action === 'traveller.changed')?.reason).toBe(reason);
  });

  it('with a wrong value reads which field of whom needs another look', async () => {
    const id = await desk.bookingOf('jonas');
    const { version, travellers } = await desk.read(id);
    const traveller = { position: 1, version: travellers[0]!.version };
    expect(await desk.send(desk.marisol, 'PATCH', id, '', { version, roomNumber: 'no. 12!' })).toMatchObject({
      status: 422,
      body: { fields: { roomNumber: 'Use up to 8 letters, digits and dashes' } },
    });
    const body = { version, reason: 'A typo', travellers: [{ ...traveller, email: 'nobody' }] };
    expect(await desk.send(desk.marisol, 'PATCH', id, '', body)).toMatchObject({
      status: 422,
      body: { fields: { 'travellers.0.email': 'Please enter a valid email address' } },
    });
  });
});

describe('an extra', () => {
  it('is charged with a part of its own, opens no door and closes none, and is taken off again', async () => {
    const id = await desk.bookingOf('grace');
    const before = await desk.read(id);
    const added = await desk.send(desk.marisol, 'POST', id, '/add-ons', {
      code: 'bufadora',
      shownCents: 8_900,
      settledOnBoard: false,
    });
    expect(added.body).toMatchObject({
      shownStatus: 'confirmed',
      addOns: [{ kind: 'excursion', priceCents: 8_900, settledOnBoard: false }],
      money: {
        owedCents: 8_900,
        payableCents: before.money!.payableCents + 8_900,
        paymentStatus: 'partial',
        nextPayment: { dueOn: '2025-06-09', amountCents: 8_900 },
      },
    });
    await assertBooksBalance(desk.stack);
    const grace = await signedInAs(desk.stack, 'grace');
    const me = await grace.call<{ guest: { isPaid: boolean } }>('GET', '/api/auth/me');
    expect(me.body.guest.isPaid).toBe(true);
    const profile = await grace.call<{ booking: { addOns: object[] } }>('GET', '/api/guest/profile');
    expect(profile.body.booking.addOns).toEqual([
      { title: 'La Bufadora and the market', priceCents: 8_900, settledOnBoard: false },
    ]);
    const addOnId = added.body.addOns[0]!.id;
    const removed = await desk.send(desk.theo, 'DELETE', id, `/add-ons/${addOnId}`);
    expect(removed.body).toMatchObject({ addOns: [], money: before.money });
    expect((await desk.send(desk.theo, 'DELETE', id, `/add-ons/${addOnId}`)).status).toBe(404);
  });

  it('that is paid is not taken off; its money goes back another way', async () => {
    const id = await desk.bookingOf('grace');
    const unshown = { code: 'internet', settledOnBoard: false };
    const outdated = await desk.send(desk.marisol, 'POST', id, '/add-ons', unshown);
    expect(outdated).toMatchObject({ status: 409, body: { code: 'page.outdated' } });
    const added = await desk.send(desk.marisol, 'POST', id, '/add-ons', {
      code: 'internet',
      shownCents: 4_500,
      settledOnBoard: false,
    });
    const payment = {
      method: 'cash',
      amountCents: 4_500,
      receivedOn: '2025-06-02',
      reason: 'Paid at the desk',
      shownCents: 4_500,
    };
    expect((await desk.send(desk.marisol, 'POST', id, '/payments', payment)).status).toBe(201);
    expect((await desk.read(id)).money).toMatchObject({ owedCents: 0, paymentStatus: 'paid' });
    const addOnId = added.body.addOns[0]!.id;
    expect(await desk.send(desk.marisol, 'DELETE', id, `/add-ons/${addOnId}`)).toMatchObject({
      status: 409,
      body: { code: 'add_on.paid' },
    });
  });

  it('waits for the first payment, unless it is settled on board', async () => {
    const id = await desk.bookingOf('camila');
    const { offers } = await desk.read(id);
    const shownCents = offers.find(({ code }) => code === 'drinks')!.priceCents;
    const wish = { code: 'drinks', settledOnBoard: false, shownCents };
    expect((await desk.send(desk.marisol, 'POST', id, '/add-ons', wish)).body.code).toBe('add_on.not_yet');
    const dearer = { ...wish, settledOnBoard: true, shownCents: shownCents - 100 };
    expect(await desk.send(desk.marisol, 'POST', id, '/add-ons', dearer)).toMatchObject({
      status: 409,
      body: { code: 'add_on.price_changed' },
    });
    const { money } = await desk.read(id);
    const added = await desk.send(desk.marisol, 'POST', id, '/add-ons', { ...wish, settledOnBoard: true });
    expect(added.body).toMatchObject({ money, addOns: [{ kind: 'drinks', settledOnBoard: true }] });
  });
});

it('counts the papers of who travels, and shows what is private for a reason', async () => {
  const board = (await desk.marisol.call<DocumentBoardDto>('GET', '/api/host/documents?trip=1')).body;
  expect(board.counts.travellers).toBe(board.travellers.length);
  expect(board.counts.insured).toBe(
    board.travellers.filter(({ insurance }) => insurance === 'booked' || insurance === 'proven').length,
  );
  const path = `/api/host/bookings/${await desk.bookingOf('nina')}/travellers/1/reveal`;
  const birth = await desk.marisol.call('POST', path, { what: 'birth_date', reason: 'The port asks' });
  expect(birth.body).toEqual({ dateOfBirth: '1991-02-14' });
  const contact = await desk.marisol.call('POST', path, {
    what: 'emergency_contact',
    reason: 'She fell ill',
  });
  expect(contact.body).toMatchObject({ emergencyContact: { phone: expect.any(String) } });
});
