import { NO_ORGANISER } from '../../../../contracts/organiser.js';
import { planOf } from '../../trips/instalment-plan.js';
import {
  addOnsOf,
  CABIN_TYPES,
  cancellationOf,
  checkInDaysOf,
  isOnOffer,
  minimumAgeOf,
  namesFinalDaysOf,
  organiserOf,
  ownTermsOf,
  packageOf,
  passportMonthsOf,
  promoCodesOf,
  shipGroupOf,
  shipGroupVersionOf,
  taxPercentOf,
} from '../../trips/trip-config.js';
import type { Trip } from '../../trips/trip.entity.js';
import { clockTime } from '../../trips/zone-clock.js';
import type { EditedTrip, HostTripDetailDto } from './host-trips.dto.js';
import { withoutAmounts } from './ship-group.rules.js';

/** What a new sailing hour starts with where the trip has none yet. */
const USUAL_HOUR = '16:00';

/** The trip as its owner edits it; a date that is not set is empty. */
export function editable(trip: Trip): EditedTrip {
  const { title, destination, duration, status, timeZone, maxGuests, config, departsAt } = trip;
  return {
    title,
    subtitle: trip.subtitle ?? '',
    artist: trip.artist ?? '',
    destination,
    description: trip.description ?? '',
    duration,
    status,
    startDate: trip.startDate ?? '',
    endDate: trip.endDate ?? '',
    sailsAt: departsAt ? clockTime(timeZone, departsAt) : USUAL_HOUR,
    timeZone,
    maxGuests,
    minimumAge: minimumAgeOf(config),
    namesFinalDays: namesFinalDaysOf(config),
    checkInDays: checkInDaysOf(config),
    passportMonths: passportMonthsOf(config),
    organiser: organiserOf(config) ?? NO_ORGANISER,
    insuranceCents: config.insuranceCents,
    taxPercent: taxPercentOf(config),
    ...planOf(config.plan),
    cancellation: cancellationOf(config),
    ownTerms: [...ownTermsOf(config)],
    addOns: addOnsOf(config).map(({ byGuests = false, places = null, ...extra }) => ({
      ...extra,
      byGuests,
      places,
    })),
    promoCodes: [...promoCodesOf(config)],
    shipGroup: shipGroupOf(config),
    cabins: CABIN_TYPES.map((type) => {
      const cabin = packageOf(config, type);
      return { type, ...cabin, stock: cabin.stock ?? null, isSold: isOnOffer(cabin) };
    }),
  };
}

export function tripDetail(
  trip: Trip,
  facts: Pick<HostTripDetailDto, 'isOwner' | 'atStake' | 'cabinsTaken' | 'promoUses' | 'hasBookings'>,
): HostTripDetailDto {
  const { id, version, isOnSale, calledOffAt, seatsTaken, departsAt } = trip;
  const edited = editable(trip);
  return {
    ...edited,
    shipGroup: facts.atStake ? edited.shipGroup : withoutAmounts(edited.shipGroup),
    id,
    version,
    shipGroupVersion: shipGroupVersionOf(trip.config),
    isOnSale,
    isCalledOff: calledOffAt !== null,
    seatsTaken,
    departsAt: departsAt?.toISOString() ?? null,
    ...facts,
  };
}
