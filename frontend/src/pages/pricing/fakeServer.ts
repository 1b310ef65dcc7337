import { USUAL_CANCELLATION } from '../../../../backend/contracts/cancellation-policy';
import { STOCK_CABINS } from '../../../../backend/contracts/stock-cabins';
import type { QuoteRequest } from '../../api/quote';
import type { Site } from '../../api/site';
import type { CabinType, CabinView, TripView } from '../../api/trip';
import { aSite } from '../../testing/site';

const PRICES: Record<
  CabinType,
  [name: string, double: number, was: number, single: number, singleWas: number]
> = {
  inside: ['Inside Cabin', 650, 722, 850, 944],
  oceanview: ['Ocean View', 725, 806, 925, 1028],
  balcony: ['Balcony', 900, 1000, 1375, 1528],
};

const cabins = (Object.keys(PRICES) as CabinType[]).map((type): CabinView => {
  const [name, double, was, single, singleWas] = PRICES[type];
  return {
    type,
    name,
    description: 'A room.',
    doubleCents: double * 100,
    doubleWasCents: was * 100,
    singleCents: single * 100,
    singleWasCents: singleWas * 100,
    popular: type === 'oceanview',
    doubleSavingPercent: 10,
    singleSavingPercent: 10,
    features: ['All meals included'],
    cabinsLeft: null,
  };
});

const review = (cabin: string, id: number) => ({
  id,
  name: 'A. B.',
  location: 'Reno, Nevada',
  package: cabin,
  rating: 5,
  comment: `${cabin} was fine.`,
  tripYear: 2024,
  isSample: true,
});

const trip = {
  title: 'A Trip',
  startDate: '2025-09-05',
  endDate: '2025-09-08',
  cabins,
  cabinPictures: STOCK_CABINS,
  minimumAge: 18,
  insuranceCents: 16000,
  fullDiscountPercent: 5,
  cancellation: USUAL_CANCELLATION,
  depositPercent: 25,
  laterParts: [
    { percent: 50, daysBefore: 60, dueOn: null },
    { percent: 25, daysBefore: 30, dueOn: null },
  ],
  rating: { average: 4.9, count: 10, isSample: true },
  reviews: ['Balcony', 'Ocean View', 'Inside Cabin', 'Somewhere else'].map(review),
};

// The rule of the specification's section 9, in whole dollars.
const percent = (dollars: number, share: number) => Math.floor((dollars * share + 50) / 100);

/** What is due today of a plan in parts, in percent, by how many parts are left. */
const DUE_TODAY = [100, 75, 25];
const LATER = [
  { kind: 'second', dueOn: '2025-07-07', share: 50 },
  { kind: 'final', dueOn: '2025-08-06', share: 25 },
];

function quote({ cabinType, occupancy, travellers, paymentType }: QuoteRequest, partsLeft: number) {
  const [, double, , single] = PRICES[cabinType];
  const fare = (occupancy === 'double' ? double : single) * travellers;
  const total = occupancy === 'double' ? fare + percent(fare, 12) : fare;
  const payable = percent(total, paymentType === 'full' ? 95 : 100);
  const later = paymentType === 'full' ? [] : LATER.slice(LATER.length - partsLeft);
  const today = paymentType === 'full' ? payable : percent(total, DUE_TODAY[partsLeft] ?? 100);
  return {
    totalCents: total * 100,
    payableCents: payable * 100,
    dueTodayCents: today * 100,
    parts: [
      { kind: 'deposit', dueOn: '2025-06-02', amountCents: today * 100 },
      ...later.map(({ kind, dueOn, share }) => ({ kind, dueOn, amountCents: percent(total, share) * 100 })),
    ],
  };
}

interface Changes {
  fails?: boolean;
  /** Of every cabin. */
  cabin?: Partial<CabinView>;
  trip?: Partial<TripView>;
  site?: Partial<Site>;
  /** Parts of the deposit plan that are due later than today. */
  partsLeft?: number;
}

/** For tests: answers the calls of the pricing page as the server does, or fails at all. */
export function fakeServer({
  fails = false,
  cabin,
  trip: changes,
  site,
  partsLeft = LATER.length,
}: Changes = {}): void {
  const shown = { ...trip, cabins: cabins.map((one) => ({ ...one, ...cabin })), ...changes };
  globalThis.fetch = async (input, init) => {
    const call = new Request(
      new URL(input instanceof Request ? input.url : input, window.location.origin),
      init,
    );
    if (fails) return new Response('{}', { status: 500 });
    if (call.url.endsWith('/api/site')) return Response.json(aSite(site));
    if (!call.url.endsWith('/api/quote')) return Response.json(shown);
    const sent = input instanceof Request ? input : call;
    return Response.json(quote((await sent.json()) as QuoteRequest, partsLeft));
  };
}
