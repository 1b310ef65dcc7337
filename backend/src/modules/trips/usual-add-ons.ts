import type { AddOnOffer, TripConfig } from './trip-config.js';

/** The extras of a cruise that names none of its own; the prices are for each traveller. */
const USUAL_ADD_ONS: readonly AddOnOffer[] = [
  { code: 'bufadora', kind: 'excursion', title: 'La Bufadora and the market', priceCents: 8_900 },
  { code: 'guadalupe', kind: 'excursion', title: 'Valle de Guadalupe wine tour', priceCents: 14_900 },
  { code: 'kayak', kind: 'excursion', title: 'Sea kayaking in Todos Santos Bay', priceCents: 9_900 },
  { code: 'drinks', kind: 'drinks', title: 'Drinks package', priceCents: 17_700 },
  { code: 'internet', kind: 'internet', title: 'Internet package', priceCents: 4_500 },
  { code: 'reunion', kind: 'reunion', title: 'Reunion buy-in', priceCents: 5_000 },
];

/** What hosts of a trip can add to a booking. */
export function addOnsOf({ addOns }: TripConfig): readonly AddOnOffer[] {
  return addOns ?? USUAL_ADD_ONS;
}
