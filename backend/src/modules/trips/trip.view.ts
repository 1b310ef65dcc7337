import { planOf } from './instalment-plan.js';
import { savingPercent } from './saving.rules.js';
import {
  type CabinType,
  cancellationOf,
  minimumAgeOf,
  namesFinalDaysOf,
  organiserOf,
  ownTermsOf,
  packageOf,
  passportMonthsOf,
  soldTypes,
  taxPercentOf,
} from './trip-config.js';
import type { ShownReviews } from './shown-reviews.js';
import type { TripDto } from './trip.dto.js';
import type { SaleableTrip } from './trips.service.js';
import { clockTime, zoneLabel } from './zone-clock.js';

/** The instant of sailing, and what the ship's clocks show then: `HH:mm` and what people call their zone. */
export function sailingOf(timeZone: string, departsAt: Date) {
  return {
    departsAt: departsAt.toISOString(),
    departureTime: clockTime(timeZone, departsAt),
    zoneLabel: zoneLabel(timeZone, departsAt),
  };
}

/** Whom its terms name, how its cabins look, where it stands among others, and what a later module knows of its places. */
interface TripFacts extends Pick<TripDto, 'contactEmail' | 'cabinPictures' | 'isInFront' | 'othersOnSale'> {
  isPreview: boolean;
  seatsLeft: number;
  cabinsLeft: Record<CabinType, number | null>;
}

export function tripView(
  trip: SaleableTrip,
  { rating, reviews }: ShownReviews,
  { cabinsLeft, ...facts }: TripFacts,
  now: Date,
): TripDto {
  return {
    id: trip.id,
    title: trip.title,
    subtitle: trip.subtitle ?? '',
    artist: trip.artist ?? '',
    destination: trip.destination,
    startDate: trip.startDate,
    endDate: trip.endDate,
    timeZone: trip.timeZone,
    ...sailingOf(trip.timeZone, trip.departsAt),
    duration: trip.duration,
    description: trip.description ?? '',
    maxGuests: trip.maxGuests,
    version: trip.version,
    rating,
    reviews,
    cabins: soldTypes(trip.config).map((type) => {
      const { stock: _stock, isSold: _sold, ...cabin } = packageOf(trip.config, type);
      return {
        type,
        ...cabin,
        doubleSavingPercent: savingPercent(cabin.doubleCents, cabin.doubleWasCents),
        singleSavingPercent: savingPercent(cabin.singleCents, cabin.singleWasCents),
        cabinsLeft: cabinsLeft[type],
      };
    }),
    insuranceCents: trip.config.insuranceCents,
    taxPercent: taxPercentOf(trip.config),
    cancellation: cancellationOf(trip.config),
    minimumAge: minimumAgeOf(trip.config),
    namesFinalDays: namesFinalDaysOf(trip.config),
    passportMonths: passportMonthsOf(trip.config),
    hasOwnTerms: ownTermsOf(trip.config).length > 0,
    organiser: organiserOf(trip.config),
    ...planOf(trip.config.plan),
    ...facts,
    now: now.toISOString(),
  };
}
