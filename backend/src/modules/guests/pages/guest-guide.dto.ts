import { TripGuideDto } from '../../trips/pages/guide.dto.js';

/** The guide of a trip, and what the trip itself asks for. */
export class GuestGuideDto extends TripGuideDto {
  /** So many months after its last day passports have to be valid; 0 for that day. */
  passportMonths: number;
}
