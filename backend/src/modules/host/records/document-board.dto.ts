import type { GuestStatus } from '../../bookings/booking.rules.js';
import type { Detail } from '../../guests/area/guest-area.rules.js';
import type { DocumentDto } from '../../guests/documents/documents.dto.js';
import type { PassportStatus } from '../../guests/documents/documents.rules.js';
import type { InsuranceState } from '../booking/booking-page.dto.js';

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
  /** What the ship needs and is not told yet. */
  missing: Detail[];
  /** What was handed in, whatever a host made of it. */
  documents: DocumentDto[];
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
