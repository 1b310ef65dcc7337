import { IsInt } from 'class-validator';
import { MayBeLeftOut } from '../../../platform/http/may-be-left-out.js';
import { Nested } from '../../../platform/http/nested.js';
import { PromoUsesDto } from './promo-codes.dto.js';
import { EditShipGroupDto } from './ship-group.dto.js';
import { TripFieldsDto } from './trip-fields.dto.js';
import { AtStakeDto, CabinsTakenDto } from './trip-parts.dto.js';

const SHIP = 'Send what is agreed with the ship';

/** Everything of a trip that its owner decides. */
export class EditTripDto extends TripFieldsDto {
  /** For hosts alone. Empty of a trip that has agreed nothing with the ship. */
  @Nested(() => EditShipGroupDto, SHIP)
  shipGroup: EditShipGroupDto;
}

/** The same as a plain value. */
export type EditedTrip = Pick<EditTripDto, keyof EditTripDto>;

/** Pages from before an update know nothing of the ship: they leave it out, and are refused. */
export class ChangeTripDto extends TripFieldsDto {
  @MayBeLeftOut()
  @Nested(() => EditShipGroupDto, SHIP)
  shipGroup?: EditShipGroupDto;

  /** Of the trip that the host was looking at, and of what it agreed with the ship. */
  @IsInt()
  version: number;

  @MayBeLeftOut()
  @IsInt()
  shipGroupVersion?: number;
}

/** A trip as its hosts see and its owner edits it. */
export class HostTripDetailDto extends EditTripDto {
  id: number;
  version: number;
  shipGroupVersion: number;
  isOnSale: boolean;
  isCalledOff: boolean;
  isOwner: boolean;
  seatsTaken: number;
  cabinsTaken: CabinsTakenDto;
  /** Of the codes that bookings have, also of those that the trip has no more. */
  promoUses: PromoUsesDto[];
  /** Whether anybody ever booked it; one without bookings can be taken away. */
  hasBookings: boolean;
  /** ISO instant of sailing by the dates above. */
  departsAt: string | null;
  /** Null without the right to money. */
  atStake: AtStakeDto | null;
}
