import { expect, it } from '@jest/globals';
import { ENSENADA_CONFIG } from '../../trips/ensenada-config.js';
import type { TripConfig } from '../../trips/trip-config.js';
import { fromPriceCents } from './from-price.rules.js';

const DAYS = { departsOn: '2025-09-05', today: '2025-06-02' };
const UNCOUNTED = { inside: null, oceanview: null, balcony: null };
const { inside, oceanview, balcony } = ENSENADA_CONFIG.cabins;
const unsold: TripConfig = {
  ...ENSENADA_CONFIG,
  cabins: {
    inside: { ...inside, isSold: false },
    oceanview: { ...oceanview, isSold: false },
    balcony: { ...balcony, isSold: false },
  },
};

it.each([
  ['the least expensive cabin with taxes and fees', ENSENADA_CONFIG, UNCOUNTED, 72_800],
  ['the price itself where there are none', { ...ENSENADA_CONFIG, taxPercent: 0 }, UNCOUNTED, 65_000],
  ['the next cabin once that is gone', ENSENADA_CONFIG, { ...UNCOUNTED, inside: 0 }, 81_200],
  [
    'the least expensive where all are gone',
    ENSENADA_CONFIG,
    { inside: 0, oceanview: 0, balcony: 0 },
    72_800,
  ],
  ['nothing where none is sold', unsold, UNCOUNTED, 0],
])('is from %s', (_, config, left, cents) => {
  expect(fromPriceCents(config, left, DAYS)).toBe(cents);
});
