import { IsInt, Min } from 'class-validator';
import { Type } from 'class-transformer';
import { MayBeLeftOut } from '../../../platform/http/may-be-left-out.js';
import type { GuestStatus } from '../../guests/booking.rules.js';
import type { DocumentDto } from '../../guests/documents/documents.dto.js';
import type { PassportStatus } from '../../guests/documents/documents.rules.js';
import type { InsuranceState } from '../booking/booking-page.dto.js';

export class BoardQueryDto {
  /** Without it, all trips on which the host may see papers. */
  @MayBeLeftOut()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  trip?: number;
}

/** A traveller who keeps a place, and how their papers stand. */
export class BoardTravellerDto {
  /** Public id of the booking. */
  bookingId: string;
  position: number;
  name: string;
  email: string;
  tripId: number;
  tripTitle: string;
  status: GuestStatus;
  hasSignedWaiver: boolean;
  insurance: InsuranceState;
  passportStatus: PassportStatus;
  hasEmergencyContact: boolean;
  /** Handed in and waiting for a host. */
  waiting: DocumentDto[];
}

export class BoardCountsDto {
  travellers: number;
  signedWaivers: number;
  /** Booked with the trip, or proven. */
  insured: number;
  verifiedPassports: number;
  emergencyContacts: number;
  waiting: number;
}

export class DocumentBoardDto {
  counts: BoardCountsDto;
  travellers: BoardTravellerDto[];
}
