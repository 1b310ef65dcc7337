import { describe, expect, it } from '@jest/globals';
import { NO_ORGANISER } from '../../../../contracts/organiser.js';
import { NO_SHIP_GROUP } from '../../../../contracts/ship-group.js';
import { aTrip, DRESS, inside, LANTERN, SUMMER, WINE } from './an-edited-trip.js';
import { changedFields } from './changed-fields.rules.js';

describe('what a save changed', () => {
  it.each([
    [aTrip({ organiser: { ...NO_ORGANISER } }), []],
    [aTrip({ title: 'Autumn Cruise', maxGuests: 90 }), ['title', 'maxGuests']],
    [aTrip({ namesFinalDays: 30, checkInDays: 3 }), ['namesFinalDays', 'checkInDays']],
    [aTrip({ passportMonths: 0, organiser: LANTERN }), ['passportMonths', 'organiser']],
    [aTrip({ ownTerms: [DRESS] }), ['own terms']],
    [aTrip({ depositPercent: 30 }), ['installment plan']],
    [aTrip({ laterParts: [{ percent: 75, daysBefore: null, dueOn: '2025-08-06' }] }), ['installment plan']],
    [aTrip(inside({ singleWasCents: 130_000 })), ['inside prices']],
    [aTrip(inside({ features: [], doubleCents: 95_000 })), ['inside prices', 'inside texts']],
    [aTrip(inside({ stock: 12 })), ['how many of inside there are']],
    [aTrip(inside({ name: 'Nook', doubleCents: 95_000 })), ['Nook prices', 'Nook texts']],
    [aTrip(inside({ isSold: false })), ['whether inside is sold']],
    [aTrip({ addOns: [WINE] }), ['extras']],
    [aTrip({ promoCodes: [SUMMER] }), ['promo codes']],
    [aTrip({ shipGroup: { ...NO_SHIP_GROUP } }), []],
    [aTrip({ shipGroup: { ...NO_SHIP_GROUP, groupNumber: '7' } }), ["the ship's deadlines"]],
    [aTrip({ cabins: aTrip().cabins.toReversed() }), []],
  ])('is told as the log tells it (%#)', (after, told) => {
    expect(changedFields(aTrip(), after)).toEqual(told);
  });
});
