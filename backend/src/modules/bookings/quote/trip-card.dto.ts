import { ShownPictureDto } from '../../trips/pages/shown-picture.dto.js';
import { OrganiserDto } from '../../trips/trip.dto.js';

/** A trip on sale as one of several. */
export class TripCardDto {
  id: number;
  title: string;
  destination: string;
  /** Dates `YYYY-MM-DD` in the trip's zone. */
  startDate: string;
  endDate: string;
  duration: string;
  /** Whether it stands on the front page, and at the addresses that name no trip. */
  isInFront: boolean;
  /** What one of two pays in the least expensive cabin that is to be had, in cents, with taxes and fees. */
  fromCents: number;
  /** For who comes now: those kept for the waiting list are not among them. */
  seatsLeft: number;
  /** The first of its home page, else its ship's. */
  picture: ShownPictureDto;
  /** Null where nobody is named. */
  organiser: OrganiserDto | null;
}
