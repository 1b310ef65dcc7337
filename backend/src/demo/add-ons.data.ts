import type { AddOnOffer } from '../modules/trips/trip-config.js';

/** What is to be had on board of every cruise of the demo; the prices are for each traveller. */
export const ON_BOARD: AddOnOffer[] = [
  { code: 'drinks', kind: 'drinks', title: 'Drinks package', priceCents: 17_700, byGuests: true },
  { code: 'internet', kind: 'internet', title: 'Internet package', priceCents: 4_500, byGuests: true },
  { code: 'reunion', kind: 'reunion', title: 'Reunion buy-in', priceCents: 5_000 },
];

/** The same with what there is to see round Ensenada. */
export const ENSENADA_ADD_ONS: AddOnOffer[] = [
  {
    code: 'bufadora',
    kind: 'excursion',
    title: 'La Bufadora and the market',
    priceCents: 8_900,
    byGuests: true,
    places: 120,
  },
  {
    code: 'guadalupe',
    kind: 'excursion',
    title: 'Valle de Guadalupe wine tour',
    priceCents: 14_900,
    byGuests: true,
    places: 48,
  },
  {
    code: 'kayak',
    kind: 'excursion',
    title: 'Sea kayaking in Todos Santos Bay',
    priceCents: 9_900,
    byGuests: true,
    places: 16,
  },
  ...ON_BOARD,
];
