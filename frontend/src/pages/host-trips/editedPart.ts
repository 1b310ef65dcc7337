import type { EditTrip, HostTripDetail } from '../../api/host/hostTrips';

/** What of a trip its owner edits. */
export function editedPart(trip: HostTripDetail): EditTrip {
  const {
    id: _id,
    version: _version,
    shipGroupVersion: _shipVersion,
    isOnSale: _sale,
    isCalledOff: _off,
    isOwner: _owner,
    seatsTaken: _seats,
    cabinsTaken: _cabins,
    promoUses: _uses,
    hasBookings: _has,
    departsAt: _at,
    atStake: _stake,
    ...edited
  } = trip;
  return edited;
}
