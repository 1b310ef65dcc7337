import { USUAL_CANCELLATION } from '../../../backend/contracts/cancellation-policy';
import { STOCK_CABINS } from '../../../backend/contracts/stock-cabins';
import type { GuestRecord } from '../api/guest';
import type { Quote } from '../api/quote';
import type { TripView } from '../api/trip';

const cabin = (type: TripView['cabins'][number]['type'], name: string, singleCents: number) => ({
  type,
  name,
  description: '',
  doubleCents: 65_000,
  doubleWasCents: 72_200,
  singleCents,
  singleWasCents: singleCents,
  popular: false,
  doubleSavingPercent: 10,
  singleSavingPercent: 0,
  features: [],
  cabinsLeft: null as number | null,
});

/** The trip on the front page, the only one on sale. */
export function aTrip(changes: Partial<TripView> = {}): TripView {
  return {
    id: 1,
    version: 1,
    title: 'Sunset Sessions at Sea',
    subtitle: '',
    artist: '',
    destination: 'Ensenada, Mexico',
    startDate: '2025-09-05',
    endDate: '2025-09-08',
    departsAt: '2025-09-05T23:00:00.000Z',
    timeZone: 'America/Los_Angeles',
    departureTime: '16:00',
    zoneLabel: 'PT',
    duration: '3 days / 2 nights',
    description: '',
    maxGuests: 1000,
    seatsLeft: 988,
    rating: { average: 4.9, count: 10, isSample: true },
    reviews: [],
    cabins: [
      cabin('inside', 'Inside Cabin', 85_000),
      cabin('oceanview', 'Ocean View', 92_500),
      cabin('balcony', 'Balcony', 137_500),
    ],
    cabinPictures: STOCK_CABINS,
    insuranceCents: 16_000,
    taxPercent: 12,
    fullDiscountPercent: 5,
    depositPercent: 25,
    laterParts: [
      { percent: 50, daysBefore: 60, dueOn: null },
      { percent: 25, daysBefore: 30, dueOn: null },
    ],
    cancellation: USUAL_CANCELLATION,
    minimumAge: 18,
    namesFinalDays: 14,
    passportMonths: 6,
    hasOwnTerms: false,
    organiser: null,
    contactEmail: 'hello@gangway.example',
    isInFront: true,
    isPreview: false,
    othersOnSale: 0,
    now: '2025-06-02T17:00:00.000Z',
    ...changes,
  };
}

/** The server's price of an inside cabin for one, in full. */
export function aQuote(changes: Partial<Quote> = {}): Quote {
  return {
    pricePerPersonCents: 85_000,
    isTaxIncluded: true,
    promoCode: null,
    promoCents: 0,
    fareCents: 75_893,
    insuranceCents: 0,
    taxCents: 9_107,
    totalCents: 85_000,
    discountCents: 4_200,
    payableCents: 80_800,
    dueTodayCents: 80_800,
    remainingCents: 0,
    parts: [{ kind: 'full', dueOn: '2025-06-02', amountCents: 80_800, daysBefore: null }],
    currency: 'USD',
    dueToday: '808.00',
    ...changes,
  };
}

const DEPOSIT = {
  discountCents: 0,
  payableCents: 85_000,
  dueTodayCents: 21_300,
  remainingCents: 63_700,
  parts: [
    { kind: 'deposit' as const, dueOn: '2025-06-02', amountCents: 21_300, daysBefore: null },
    { kind: 'second' as const, dueOn: '2025-07-07', amountCents: 42_500, daysBefore: 60 },
    { kind: 'final' as const, dueOn: '2025-08-06', amountCents: 21_200, daysBefore: 30 },
  ],
};

/** A booking by the booking form that waits for its first payment. */
export function aGuestRecord(changes: Partial<GuestRecord> = {}): GuestRecord {
  const { discountCents, payableCents, dueTodayCents, remainingCents, parts } = aQuote();
  const { title, destination, startDate, endDate, departsAt, timeZone, departureTime, zoneLabel } = aTrip();
  return {
    id: 'Abcdefghijklmnopqrstu1',
    reference: 'GW123456',
    name: 'Quinn S.',
    email: 'q***@example.com',
    unusualSigns: '',
    channel: 'booking_form',
    cabinType: 'inside',
    occupancy: 'single',
    travellers: 1,
    travelInsurance: false,
    paymentType: 'full',
    status: 'pending_payment',
    paymentStatus: 'unpaid',
    cabinName: 'Inside Cabin',
    cabinPicture: STOCK_CABINS.inside.room,
    totalAmount: 850,
    payableAmount: 808,
    amountPaid: 0,
    depositAmount: null,
    remainingAmount: 808,
    nextPaymentDate: null,
    nextStep: 'pay',
    dueNowCents: 80_800,
    isOrderOpen: false,
    isShareUnderWay: false,
    hasPaymentFailed: false,
    termsVersion: '2025-06-01',
    heldUntil: '2025-06-02T17:30:00.000Z',
    price: {
      promoCode: null,
      promoCents: 0,
      fareCents: 75_893,
      insuranceCents: 0,
      taxCents: 9_107,
      totalCents: 85_000,
      discountCents: 4_200,
      payableCents: 80_800,
      isTaxIncluded: true,
    },
    schedule: [{ position: 1, kind: 'full', dueOn: '2025-06-02', amountCents: 80_800, paidCents: 0 }],
    plans: [
      { paymentType: 'full', discountCents, payableCents, dueTodayCents, remainingCents, parts },
      { paymentType: 'installment', ...DEPOSIT },
    ],
    trip: {
      id: 1,
      title,
      version: 1,
      destination,
      startDate,
      endDate,
      departsAt,
      timeZone,
      departureTime,
      zoneLabel,
      insuranceCents: 16_000,
      taxPercent: 12,
      fullDiscountPercent: 5,
      depositPercent: 25,
      laterParts: [
        { percent: 50, daysBefore: 60, dueOn: null },
        { percent: 25, daysBefore: 30, dueOn: null },
      ],
      cancellation: USUAL_CANCELLATION,
      minimumAge: 18,
      passportMonths: 6,
      ownTerms: [],
      organiser: null,
      contactEmail: 'hello@gangway.example',
    },
    ...changes,
  };
}
