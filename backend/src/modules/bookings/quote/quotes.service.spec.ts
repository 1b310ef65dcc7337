import { describe, expect, it } from '@jest/globals';
import type { Clock } from '../../../platform/clock/clock.js';
import type { TripConfig } from '../../trips/trip-config.js';
import { ENSENADA_CONFIG } from '../../trips/ensenada-config.js';
import type { SaleableTrip } from '../../trips/trips.service.js';
import { isInsured } from '../booking.rules.js';
import { type Selection, stillOffered } from './quote.rules.js';
import { Quotes } from './quotes.service.js';

const quotes = new Quotes({ now: () => new Date('2025-06-02T17:00:00Z') } as Clock);
const tripOf = (config: TripConfig) =>
  ({
    config,
    startDate: '2025-09-05',
    departsAt: new Date('2025-09-05T23:00:00Z'),
    timeZone: 'America/Los_Angeles',
    calledOffAt: null,
  }) as SaleableTrip;
const tripAt = (insuranceCents: number) => tripOf({ ...ENSENADA_CONFIG, insuranceCents });
const insured: Selection = {
  cabinType: 'inside',
  occupancy: 'single',
  travellers: 1,
  travelInsurance: true,
  paymentType: 'full',
  channel: 'checkout',
  promo: null,
};

/** A trip that sells no inside cabins any more. */
const withoutInside = () => {
  const { inside, ...others } = ENSENADA_CONFIG.cabins;
  return tripOf({ ...ENSENADA_CONFIG, cabins: { ...others, inside: { ...inside, isSold: false } } });
};

describe('a kind of cabin that the trip does not sell', () => {
  it('has no price', () => {
    expect(() => quotes.of(withoutInside(), insured)).toThrow('This trip sells no Inside Cabin');
  });

  it('gives way to the cheapest that it sells in a choice from the time when it was sold', () => {
    const { config } = withoutInside();
    expect(stillOffered(config, insured)).toEqual({ ...insured, cabinType: 'oceanview' });
    expect(stillOffered(config, { ...insured, cabinType: 'balcony' }).cabinType).toBe('balcony');
  });
});

describe('travel insurance', () => {
  it('is priced where the trip sells it', () => {
    expect(quotes.of(tripAt(16_000), insured).insuranceCents).toBe(16_000);
  });

  it('is refused where the trip has no price for it, and everything else is sold', () => {
    expect(() => quotes.of(tripAt(0), insured)).toThrow('This trip sells no travel insurance');
    expect(quotes.of(tripAt(0), { ...insured, travelInsurance: false }).totalCents).toBe(85_000);
  });

  it('falls out of a choice from the time when it was still sold', () => {
    expect(stillOffered(tripAt(0).config, insured).travelInsurance).toBe(false);
    expect(stillOffered(tripAt(16_000).config, insured)).toEqual(insured);
  });

  it.each([
    [true, 16_000, true],
    [true, 0, false],
    [false, 0, false],
  ])('booked: %s, for %d cents: needs no proof: %s', (travelInsurance, insuranceCents, expected) => {
    expect(isInsured({ travelInsurance, insuranceCents })).toBe(expected);
  });
});
