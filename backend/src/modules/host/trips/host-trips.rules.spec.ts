import { describe, expect, it } from '@jest/globals';
import { addOnsOf, CABIN_TYPES, promoCodesOf } from '../../trips/trip-config.js';
import { aCabin, aTrip, DRESS, inside, LANTERN, SUMMER, WINE } from './an-edited-trip.js';
import type { EditTripDto } from './host-trips.dto.js';
import { configOf, sailingTime, shiftedDay, tripProblems } from './host-trips.rules.js';
import { NO_ZONE } from './trip-zone.js';

const NOW = new Date('2025-06-02T12:00:00Z');
const ON_SALE = { seatsTaken: 0, isOnSale: true };

describe('a trip', () => {
  it.each([
    ['as it is', aTrip(), undefined],
    ['that is full', aTrip({ maxGuests: 40 }), { seatsTaken: 40, isOnSale: false }],
    ['of one day', aTrip({ endDate: '2025-09-05' }), ON_SALE],
    [
      'without inside cabins, whose prices are missing',
      aTrip(inside({ isSold: false, description: '', doubleCents: 0, doubleWasCents: 0 })),
      ON_SALE,
    ],
    ['that has sailed, where nobody can book it', aTrip({ startDate: '2025-05-01' }), undefined],
    ['that is over, where nobody can book it', aTrip({ status: 'completed' }), undefined],
  ] as const)('%s is saved', (_, edited, stored) => {
    expect(tripProblems(edited, NOW, stored)).toBeNull();
  });

  it.each([
    ['ends too early', { endDate: '2025-09-04' }, { endDate: 'The trip ends before it begins' }],
    ['is in no zone', { timeZone: 'Mars/Olympus' }, { timeZone: NO_ZONE }],
    [
      'has sailed',
      { startDate: '2025-06-01' },
      { startDate: 'This trip is open for booking: it has to sail in the future' },
    ],
    [
      'is over',
      { status: 'completed' },
      { status: 'This trip is open for booking. Close the booking first' },
    ],
    [
      'is organised by an address',
      { organiser: { ...LANTERN, name: '' } },
      { 'organiser.name': expect.stringContaining('at least 2 characters') },
    ],
    [
      'adds a section twice',
      { ownTerms: [DRESS, DRESS] },
      { 'ownTerms.1.title': 'Another section has this heading' },
    ],
    [
      'has a code twice',
      { promoCodes: [SUMMER, SUMMER] },
      { 'promoCodes.1.code': 'The trip has this code already' },
    ],
    ['has a wrong plan', { depositPercent: 20 }, { laterParts: expect.stringContaining('95%') }],
    [
      'costs nothing',
      inside({ doubleCents: 99, description: '' }),
      {
        'cabins.0.doubleCents': 'Enter a price from $1 to $100,000',
        'cabins.0.description': 'Describe the cabin',
      },
    ],
    [
      'sells none',
      { cabins: CABIN_TYPES.map((type) => aCabin(type, { isSold: false })) },
      { cabins: 'Sell at least one kind of cabin' },
    ],
    ['lacks a cabin', { cabins: [aCabin('inside')] }, { cabins: 'Each cabin type is sold once' }],
    [
      'has many popular cabins',
      { cabins: CABIN_TYPES.map((type) => aCabin(type, { popular: true })) },
      { cabins: 'One cabin can be the popular one' },
    ],
    [
      'was cheaper before',
      inside({ doubleWasCents: 89_999, singleWasCents: 119_999 }),
      {
        'cabins.0.doubleWasCents': 'The price before is not below the price',
        'cabins.0.singleWasCents': 'The price before is not below the price',
      },
    ],
  ] as [string, Partial<EditTripDto>, object][])('on sale that %s is not', (_, changes, problems) => {
    expect(tripProblems(aTrip(changes), NOW, ON_SALE)).toEqual(problems);
  });

  it('keeps a place for everybody who has one', () => {
    expect(tripProblems(aTrip({ maxGuests: 39 }), NOW, { seatsTaken: 40, isOnSale: false })).toEqual({
      maxGuests: '40 places are taken already: keep at least as many',
    });
  });

  it.each([
    [2, 2, {}],
    [null, 2, {}],
    [0, 0, {}],
    [1, 2, { 'cabins.0.stock': '2 are booked already: keep at least as many' }],
    [0, 1, { 'cabins.0.stock': 'One is booked already: keep at least as many' }],
  ])('with %j inside cabins of which %d are booked', (stock, taken, problems) => {
    const cabinsTaken = { inside: taken, oceanview: 9, balcony: 9 };
    const found = tripProblems(aTrip(inside({ stock })), NOW, {
      seatsTaken: 0,
      isOnSale: false,
      cabinsTaken,
    });
    expect(found ?? {}).toEqual(problems);
  });
});

it('does not open its check-in after the day on which a host has it close', () => {
  const { startDate } = aTrip();
  const checkIn = { startDate, config: configOf(aTrip()), closesOn: '2025-08-29' };
  expect(tripProblems(aTrip({ checkInDays: 6 }), NOW, { ...ON_SALE, checkIn })).toEqual({
    checkInDays: expect.stringContaining('August 29, 2025'),
  });
});

describe('the instant of sailing', () => {
  it('is the hour on the clocks of the trip', () => {
    expect(sailingTime(aTrip())).toEqual(new Date('2025-09-05T23:00:00Z'));
    expect(sailingTime(aTrip({ startDate: '2025-12-05' }))).toEqual(new Date('2025-12-06T00:00:00Z'));
  });

  it.each([
    { timeZone: 'local' },
    { startDate: '2025-02-30' },
    { sailsAt: '25:00' },
  ] as Partial<EditTripDto>[])('is none with %j', (changes) =>
    expect(sailingTime(aTrip(changes))).toBeNull(),
  );
});

describe('what a trip sells', () => {
  it('has its cabins by their types', () => {
    const own = aTrip({ taxPercent: 7, namesFinalDays: 30, checkInDays: 3 });
    const { cabins, plan, taxPercent, cancellation, namesFinalDays, checkInDays } = configOf(own);
    const { type: _type, ...balcony } = aCabin('balcony');
    expect(cabins.balcony).toEqual(balcony);
    expect(plan).toEqual({ fullDiscountPercent: 5, depositPercent: 25, laterParts: aTrip().laterParts });
    expect(taxPercent).toBe(7);
    expect(cancellation).toEqual(aTrip().cancellation);
    expect([namesFinalDays, checkInDays]).toEqual([30, 3]);
  });

  it('has who organises it, and nobody once all of it is empty', () => {
    const named = configOf(aTrip({ organiser: LANTERN, passportMonths: 0 }));
    expect([named.organiser, named.passportMonths]).toEqual([LANTERN, 0]);
    expect(JSON.stringify(configOf(aTrip(), named))).not.toContain('organiser');
  });

  it('adds to the terms what its owner wrote, and nothing once all of it is taken away', () => {
    const added = configOf(aTrip({ ownTerms: [DRESS] }));
    expect(added.ownTerms).toEqual([DRESS]);
    expect(JSON.stringify(configOf(aTrip(), added))).not.toContain('ownTerms');
  });

  it('has the extras that its owner wrote, each with a code, and none beside them', () => {
    const { addOns } = configOf(aTrip({ addOns: [WINE] }), configOf(aTrip()));
    expect(addOns).toEqual([{ ...WINE, code: 'wine' }]);
    expect(addOnsOf(configOf(aTrip()))).toEqual([]);
  });

  it('has the codes that its owner wrote, and none where they took them away', () => {
    const before = configOf(aTrip({ promoCodes: [SUMMER] }));
    expect(promoCodesOf(before)).toEqual([SUMMER]);
    expect(promoCodesOf(configOf(aTrip(), before))).toEqual([]);
  });
});

it('a day of a copied trip moves along, over the ends of months and summer time', () => {
  expect(shiftedDay('2025-09-08', '2025-09-05', '2025-10-30')).toBe('2025-11-02');
  expect(shiftedDay('2025-08-06', '2025-09-05', '2024-03-30')).toBe('2024-02-29');
});
