import { USUAL_CANCELLATION } from '../../contracts/cancellation-policy.js';
import { NO_ORGANISER } from '../../contracts/organiser.js';
import type { AgreedSection } from '../../contracts/agreed-section.js';
import { NO_SHIP_GROUP } from '../../contracts/ship-group.js';
import { USUAL_PLAN } from '../../src/modules/trips/instalment-plan.js';
import { type AddOnOffer, CABIN_TYPES, type PromoCode } from '../../src/modules/trips/trip-config.js';

/** A trip as its owner saves it; whatever a test cares about replaces it. */
export function aTrip() {
  return {
    title: 'Baja by Night',
    subtitle: 'Three nights of lights',
    artist: '',
    destination: 'Ensenada, Mexico',
    description: 'Down the coast and back.',
    duration: '4 days / 3 nights',
    status: 'planning',
    startDate: '2026-05-01',
    endDate: '2026-05-04',
    sailsAt: '17:30',
    timeZone: 'America/Los_Angeles',
    maxGuests: 200,
    minimumAge: 18,
    namesFinalDays: 14,
    checkInDays: 14,
    passportMonths: 6,
    organiser: NO_ORGANISER,
    insuranceCents: 16_000,
    taxPercent: 12,
    ...USUAL_PLAN,
    cancellation: USUAL_CANCELLATION,
    ownTerms: [] as AgreedSection[],
    addOns: [] as AddOnOffer[],
    promoCodes: [] as PromoCode[],
    shipGroup: NO_SHIP_GROUP,
    cabins: CABIN_TYPES.map((type, i) => ({
      type,
      name: `Cabin ${i + 1}`,
      description: 'A room with a bed.',
      doubleCents: 60_000 + i * 10_000,
      doubleWasCents: 80_000 + i * 10_000,
      singleCents: 80_000 + i * 10_000,
      singleWasCents: 80_000 + i * 10_000,
      popular: i === 1,
      features: ['A bed'],
      stock: null as number | null,
      isSold: true,
    })),
  };
}
