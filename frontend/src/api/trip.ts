import { useQuery } from '@tanstack/react-query';
import { setServerNow } from '../lib/clock';
import { request } from './http';

export type CabinType = 'inside' | 'oceanview' | 'balcony';

/** One cabin package. Prices are cents a person before taxes; `fromTotalCents` is one person's all-in share, double. */
export interface CabinView {
  type: CabinType;
  name: string;
  description: string;
  doubleCents: number;
  doubleWasCents: number;
  singleCents: number;
  singleWasCents: number;
  popular: boolean;
  features: string[];
  fromTotalCents: number;
}

/** The trip that is on sale. Days are `YYYY-MM-DD` in the trip's zone; `departsAt` and `now` are instants. */
export interface TripView {
  id: number;
  title: string;
  subtitle: string;
  destination: string;
  startDate: string;
  endDate: string;
  departsAt: string;
  timeZone: string;
  duration: string;
  maxGuests: number;
  seatsLeft: number;
  rating: { average: number; count: number };
  cabins: CabinView[];
  insuranceCents: number;
  taxPercent: number;
  fullDiscountPercent: number;
  depositPercent: number;
  now: string;
}

const TRIP_KEY = ['/api/trips/current'] as const;

/** The current trip; its `now` sets the browser's clock. */
export function useTrip() {
  return useQuery({
    queryKey: TRIP_KEY,
    queryFn: async ({ signal }) => {
      const trip = await request<TripView>('GET', TRIP_KEY[0], undefined, signal);
      setServerNow(trip.now);
      return trip;
    },
  });
}
