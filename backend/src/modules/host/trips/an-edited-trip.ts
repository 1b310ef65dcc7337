import { NO_ORGANISER } from '../../../../contracts/organiser.js';
import type { AgreedSection } from '../../../../contracts/agreed-section.js';
import { NO_SHIP_GROUP } from '../../../../contracts/ship-group.js';
import { CABIN_TYPES, type CabinType, type PromoCode } from '../../trips/trip-config.js';
import type { EditTripDto } from './host-trips.dto.js';
import type { EditCabinDto } from './trip-parts.dto.js';

/** For tests: a cabin, and below a trip, as their owner sends them. */
export const aCabin = (type: CabinType, changes: Partial<EditCabinDto> = {}): EditCabinDto => ({
  type,
  name: type,
  description: 'A cabin',
  doubleCents: 90_000,
  doubleWasCents: 100_000,
  singleCents: 120_000,
  singleWasCents: 120_000,
  popular: false,
  features: ['A window'],
  stock: null,
  isSold: true,
  ...changes,
});
export const LANTERN = { name: 'Lantern Tours', address: '1 Quay Street', registration: '' };
export const DRESS: AgreedSection = { title: 'Dress', text: 'White on the first night.' };
export const WINE = {
  code: '',
  kind: 'drinks' as const,
  title: 'Wine',
  priceCents: 900,
  byGuests: true,
  places: 9,
};
export const SUMMER: PromoCode = { code: 'SUMMER', percent: 10, centsOff: null, maxUses: 9, until: null };
/** All cabins, of which the inside one is changed. */
export const inside = (changes: Partial<EditCabinDto>) => ({
  cabins: CABIN_TYPES.map((type) => aCabin(type, type === 'inside' ? changes : {})),
});
export const aTrip = (changes: Partial<EditTripDto> = {}): EditTripDto => ({
  title: 'Spring Cruise',
  subtitle: '',
  artist: '',
  destination: 'Ensenada',
  description: '',
  duration: '3 days / 2 nights',
  status: 'booking',
  startDate: '2025-09-05',
  endDate: '2025-09-08',
  sailsAt: '16:00',
  timeZone: 'America/Los_Angeles',
  maxGuests: 100,
  insuranceCents: 16_000,
  taxPercent: 12,
  minimumAge: 18,
  namesFinalDays: 14,
  checkInDays: 14,
  passportMonths: 6,
  organiser: NO_ORGANISER,
  ownTerms: [],
  ...inside({}),
  fullDiscountPercent: 5,
  depositPercent: 25,
  laterParts: [{ percent: 75, daysBefore: 30, dueOn: null }],
  cancellation: { reassuranceDays: 7, steps: [{ daysBefore: 45, percent: 80 }] },
  addOns: [],
  promoCodes: [],
  shipGroup: NO_SHIP_GROUP,
  ...changes,
});
