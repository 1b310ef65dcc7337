import { describe, expect, it } from '@jest/globals';
import { asksForPapers, type GuestFacts, recipients, type Segment } from './segment.rules.js';

const TODAY = '2025-07-10';
const SECOND = { kind: 'second', dueOn: '2025-07-07', openCents: 45_000 } as const;
const FINAL = { kind: 'final', dueOn: '2025-08-06', openCents: 22_500 } as const;

let made = 0;
function aGuest(name: string, changes: Partial<GuestFacts> = {}): GuestFacts {
  made += 1;
  return {
    guestId: made,
    hostId: `id-${name}`,
    name,
    email: `${name.toLowerCase()}@example.com`,
    position: 1,
    bookingId: made,
    payerId: `id-${name}`,
    cabinType: 'balcony',
    status: 'confirmed',
    wantsLetters: true,
    owedCents: 0,
    openParts: [],
    done: { waiver: true, passportCopy: true, insurance: true, answers: true, checkIn: true },
    addOns: [],
    joinedAt: new Date('2025-05-01T12:00:00Z'),
    ...changes,
  };
}
const ask = (changes: Partial<Segment> = {}): Segment => ({
  readers: 'everyone',
  guests: [],
  cabins: [],
  statuses: [],
  money: 'any',
  waiver: 'any',
  passportCopy: 'any',
  insurance: 'any',
  answers: 'any',
  checkIn: 'any',
  addOn: 'any',
  hasAddOn: true,
  ...changes,
});
const unsigned = { waiver: false, passportCopy: true, insurance: true, answers: true, checkIn: true };
const names = (facts: GuestFacts[], changes: Partial<Segment> = {}) =>
  recipients(facts, ask(changes), TODAY).guests.map(({ name }) => name);

it('finds the balcony guests whose second part is late and who have not signed', () => {
  const late = { owedCents: 67_500, openParts: [SECOND, FINAL] };
  const facts = [
    aGuest('Ada', { ...late, done: unsigned }),
    aGuest('Ben', { ...late }),
    aGuest('Cem', { ...late, done: unsigned, cabinType: 'inside' }),
    aGuest('Dot', { owedCents: 22_500, openParts: [FINAL], done: unsigned }),
  ];
  expect(names(facts, { cabins: ['balcony'], money: 'second_late', waiver: 'missing' })).toEqual(['Ada']);
});

describe('money', () => {
  const paid = aGuest('Paid');
  const owing = aGuest('Owing', { owedCents: 22_500, openParts: [FINAL] });
  const late = aGuest('Late', { owedCents: 67_500, openParts: [SECOND, FINAL] });
  // The deposit was due as it was booked, and confirms it: nothing is late before.
  const deposit = { kind: 'deposit', dueOn: '2025-07-01', openCents: 22_500 } as const;
  const held = aGuest('Held', { status: 'pending_payment', owedCents: 90_000, openParts: [deposit] });
  const facts = [paid, owing, late, held];

  it.each([
    ['any', ['Held', 'Late', 'Owing', 'Paid']],
    ['paid', ['Paid']],
    ['owing', ['Held', 'Late', 'Owing']],
    ['late', ['Late']],
    ['second_late', ['Late']],
    ['final_late', []],
  ] as const)('%s', (money, expected) => expect(names(facts, { money })).toEqual(expected));

  it('is late from the day after it was due', () => {
    const dayOf = recipients([late], ask({ money: 'late' }), SECOND.dueOn);
    expect(dayOf.guests).toEqual([]);
  });
});

it('writes to nobody at an address whose letters were turned off, and says who that is', () => {
  const pair = { bookingId: 900, email: 'pair@example.com' };
  const buyer = aGuest('Buyer', { ...pair, wantsLetters: false });
  const companion = aGuest('Companion', { ...pair, email: 'PAIR@example.com', position: 2 });
  const { guests, refusing } = recipients([buyer, companion, aGuest('Other')], ask({}), TODAY);
  expect(guests.map(({ name }) => name)).toEqual(['Other']);
  expect(refusing.map(({ name }) => name)).toEqual(['Buyer']);
  expect(recipients([buyer], ask({ money: 'owing' }), TODAY).refusing).toEqual([]);
});

it('asks for no answers where it was planned before they could be asked for', () => {
  const { answers: _, ...planned } = ask();
  const open = aGuest('Open', { done: { ...unsigned, answers: false } });
  const { guests } = recipients([aGuest('Ada'), open], planned, TODAY);
  expect(guests.map(({ name }) => name)).toEqual(['Ada', 'Open']);
  expect(asksForPapers(planned)).toBe(false);
});

describe('who is meant', () => {
  const gone = aGuest('Gone', { status: 'cancelled' });
  const waiting = aGuest('Waiting', { status: 'waitlist' });

  it('is nobody without a place, unless asked for by status or by name', () => {
    expect(names([gone, waiting])).toEqual([]);
    expect(names([gone, waiting], { statuses: ['waitlist'] })).toEqual(['Waiting']);
    expect(names([gone, waiting], { guests: ['id-Gone'] })).toEqual(['Gone']);
  });

  it('is one line an address, whatever its case, and the buyer’s first', () => {
    const mate = aGuest('Bea', { position: 2, email: 'ADA@example.com' });
    const again = aGuest('Ada', { email: 'ada@example.com' });
    expect(names([mate, aGuest('Ada', { email: 'ada@example.com' }), again])).toEqual(['Ada']);
  });

  it('is nobody who came onto a booking after the letter was planned, in the place of who was picked', () => {
    const joinedAt = new Date('2025-07-02T00:00:00Z');
    const later = aGuest('Bea', { hostId: 'id-Ada', position: 2, joinedAt });
    const found = (changes: Partial<Segment>, writtenAt: Date | null) =>
      recipients([later], ask(changes), TODAY, writtenAt).guests.map(({ name }) => name);
    const before = new Date('2025-07-01T00:00:00Z');
    expect(found({ guests: ['id-Ada'] }, before)).toEqual([]);
    expect(found({ guests: ['id-Ada'] }, joinedAt)).toEqual(['Bea']);
    expect(found({ guests: ['id-Ada'] }, null)).toEqual(['Bea']);
    // Everybody is whoever is there when it goes.
    expect(found({}, before)).toEqual(['Bea']);
  });

  it('is who has an extra, or who has it not', () => {
    const facts = [aGuest('Ada', { addOns: ['drinks'] }), aGuest('Ben')];
    expect(names(facts, { addOn: 'drinks' })).toEqual(['Ada']);
    expect(names(facts, { addOn: 'drinks', hasAddOn: false })).toEqual(['Ben']);
  });

  it('is who booked, when anybody in the cabin is missing something', () => {
    const buyer = aGuest('Ada');
    const mate = aGuest('Bea', { position: 2, bookingId: buyer.bookingId, done: unsigned });
    expect(names([buyer, mate], { waiver: 'missing' })).toEqual(['Bea']);
    expect(names([buyer, mate], { waiver: 'missing', readers: 'buyers' })).toEqual(['Ada']);
    expect(names([buyer, mate], { waiver: 'done', readers: 'buyers' })).toEqual([]);
  });
});
