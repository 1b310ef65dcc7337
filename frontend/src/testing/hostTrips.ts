import { USUAL_CANCELLATION } from '../../../backend/contracts/cancellation-policy';
import { NO_ORGANISER } from '../../../backend/contracts/organiser';
import { NO_SHIP_GROUP } from '../../../backend/contracts/ship-group';
import type { HostMe } from '../api/host/hostMe';
import type { EditTrip } from '../api/host/hostTrips';

/** A trip as its owner edits it. */
export function aHostTrip(changes: Partial<EditTrip> = {}): EditTrip {
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
    ownTerms: [],
    insuranceCents: 16_000,
    taxPercent: 12,
    fullDiscountPercent: 5,
    depositPercent: 25,
    laterParts: [
      { percent: 50, daysBefore: 60, dueOn: null },
      { percent: 25, daysBefore: 30, dueOn: null },
    ],
    cancellation: USUAL_CANCELLATION,
    addOns: [
      {
        code: 'lagoon',
        kind: 'excursion',
        title: 'To the lagoon',
        priceCents: 8_950,
        byGuests: false,
        places: null,
      },
    ],
    promoCodes: [
      { code: 'SUMMER', percent: 10, centsOff: null, maxUses: null, until: '2026-04-01' },
      { code: 'CREW', percent: null, centsOff: 5_000, maxUses: 20, until: null },
    ],
    shipGroup: NO_SHIP_GROUP,
    cabins: (['inside', 'oceanview', 'balcony'] as const).map((type, i) => ({
      type,
      name: `Cabin ${i + 1}`,
      description: 'A room with a bed.',
      doubleCents: 60_000,
      doubleWasCents: 80_000,
      singleCents: 90_050,
      singleWasCents: 90_050,
      popular: i === 1,
      features: ['A bed', 'A lamp'],
      stock: i === 0 ? 40 : null,
      isSold: true,
    })),
    ...changes,
  };
}

type HostedTrip = HostMe['trips'][number];

/** A trip of which a host has every right, as the desk knows it. */
export function aHostedTrip(changes: Partial<HostedTrip> = {}): HostedTrip {
  return {
    tripId: 1,
    title: 'Ensenada Group Cruise',
    status: 'active',
    startDate: '2025-09-05',
    endDate: '2025-09-08',
    timeZone: 'America/Los_Angeles',
    isOnSale: true,
    isCalledOff: false,
    cabins: [],
    sellsInsurance: true,
    minimumAge: 18,
    isOwner: true,
    money: true,
    documents: true,
    messages: true,
    ...changes,
  };
}

/** A trip and its copy of the next year, which has the same title. */
export const NAMESAKES = [
  aHostedTrip(),
  aHostedTrip({ tripId: 2, isOnSale: false, startDate: '2026-09-04', endDate: '2026-09-07' }),
];
/** What tells them apart. */
export const NAMES_OF_NAMESAKES = [
  'Ensenada Group Cruise (September 5-8, 2025)',
  'Ensenada Group Cruise (September 4-7, 2026)',
];
