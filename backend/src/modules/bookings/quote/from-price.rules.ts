import { cheapestLeft } from '../../../../contracts/offered-cabin.js';
import { type CabinType, soldTypes, type TripConfig } from '../../trips/trip-config.js';
import { quote } from './quote.rules.js';

/** Two who pay by the usual door, without anything that is extra. */
const TWO = {
  occupancy: 'double',
  travellers: 2,
  travelInsurance: false,
  paymentType: 'full',
  channel: 'checkout',
  promo: null,
} as const;

/**
 * What "from" means wherever a trip says it: what a person pays with taxes and fees, of two in the least expensive cabin that is
 * to be had. In cents; 0 where the trip sells no cabin. Dates as for {@link quote}.
 */
export function fromPriceCents(
  config: TripConfig,
  cabinsLeft: Record<CabinType, number | null>,
  { departsOn, today }: { departsOn: string; today: string },
): number {
  const sold = soldTypes(config).map((type) => {
    const { doubleCents } = config.cabins[type];
    return { type, doubleCents, cabinsLeft: cabinsLeft[type] };
  });
  const cheapest = cheapestLeft(sold);
  if (!cheapest) return 0;
  const { totalCents } = quote(config, { ...TWO, cabinType: cheapest.type }, departsOn, today);
  return Math.round(totalCents / TWO.travellers);
}
