import type { TripConfig } from './trip-config.js';

/** The cabins of the cruise to Ensenada, with the prices of specification section 9. */
export const ENSENADA_CONFIG: TripConfig = {
  insuranceCents: 16_000,
  cabins: {
    inside: {
      name: 'Inside Cabin',
      description:
        'A quiet, cozy room in the middle of the ship, with a backlit porthole that shows the sea.',
      doubleCents: 65_000,
      doubleWasCents: 72_200,
      singleCents: 85_000,
      singleWasCents: 94_400,
      popular: false,
      features: [
        'Double bed or two singles',
        'Virtual porthole',
        'Private bathroom',
        'All meals in the main restaurants',
      ],
    },
    oceanview: {
      name: 'Ocean View',
      description: 'Daylight and open sea through a large picture window, with a bench to watch it from.',
      doubleCents: 72_500,
      doubleWasCents: 80_600,
      singleCents: 92_500,
      singleWasCents: 102_800,
      popular: true,
      features: [
        'Picture window',
        'Window bench',
        'Double bed or two singles',
        'All meals in the main restaurants',
      ],
    },
    balcony: {
      name: 'Balcony',
      description: 'Your own piece of deck: two chairs, a glass door and the sea below.',
      doubleCents: 90_000,
      doubleWasCents: 100_000,
      singleCents: 137_500,
      singleWasCents: 152_800,
      popular: false,
      features: [
        'Private balcony with two chairs',
        'Sofa',
        'Double bed or two singles',
        'All meals in the main restaurants',
        'Priority boarding',
      ],
    },
  },
};
