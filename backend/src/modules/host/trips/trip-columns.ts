import type { TripConfig } from '../../trips/trip-config.js';
import type { Trip } from '../../trips/trip.entity.js';
import type { EditedTrip } from './host-trips.dto.js';
import { configOf, sailingTime } from './host-trips.rules.js';

/** The row of a trip as it is saved. @param before what the trip, or the one it is made after, sells until now. */
export function columns(edited: EditedTrip, before?: TripConfig): Partial<Trip> {
  const {
    cabins: _cabins,
    insuranceCents: _insurance,
    taxPercent: _tax,
    fullDiscountPercent: _discount,
    depositPercent: _deposit,
    laterParts: _parts,
    cancellation: _cancellation,
    ownTerms: _ownTerms,
    minimumAge: _age,
    namesFinalDays: _names,
    checkInDays: _checkIn,
    passportMonths: _passport,
    organiser: _organiser,
    addOns: _addOns,
    promoCodes: _promoCodes,
    shipGroup: _ship,
    sailsAt: _hour,
    subtitle,
    artist,
    description,
    ...plain
  } = edited;
  const departsAt = sailingTime(edited);
  return {
    ...plain,
    subtitle: subtitle || null,
    artist: artist || null,
    description: description || null,
    departsAt,
    config: configOf(edited, before),
  };
}
