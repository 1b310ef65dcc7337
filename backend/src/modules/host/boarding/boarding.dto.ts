import { IsBoolean } from 'class-validator';
import type { Detail } from '../../guests/area/guest-area.rules.js';

/** What a traveller still owes the ship or the hosts, where it stands beside their name. */
export type BoardingPaper = Detail | 'waiver';

/** A traveller as hosts at the pier see them: nothing sealed is told, and whether it is missing to whom papers are open. */
export class BoardingTravellerDto {
  /** Names the traveller where they are marked: who has their place later has another. */
  guestId: number;
  /** Public id of the booking. */
  bookingId: string;
  /** What people name the booking by. */
  reference: string;
  firstName: string;
  /** Empty for who has one name. */
  lastName: string;
  cabinName: string;
  roomNumber: string | null;
  /** Whether they said online that they come. */
  isCheckedIn: boolean;
  /** Null without the right to the trip's documents. */
  missing: BoardingPaper[] | null;
  /** When they were marked as here, an ISO instant; null while they are not. */
  boardedAt: string | null;
  /** Which host marked them; null as above, and where that host is not known any more. */
  boardedBy: string | null;
}

class BoardingFiguresDto {
  tripId: number;
  tripTitle: string;
  timeZone: string;
  /** How many travellers of confirmed bookings are marked as here, of how many there are. */
  here: number;
  expected: number;
  /** Why nobody can be marked now; null while it is time. */
  closed: string | null;
}

export class BoardingListDto extends BoardingFiguresDto {
  /** Of confirmed bookings, by last name. */
  travellers: BoardingTravellerDto[];
}

export class BoardingPassDto extends BoardingFiguresDto {
  traveller: BoardingTravellerDto;
  /** Why this traveller cannot be marked now; null where they can. */
  problem: string | null;
}

export class MarkHereDto {
  @IsBoolean()
  isHere: boolean;
}
