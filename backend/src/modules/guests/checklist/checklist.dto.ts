import { IsInt } from 'class-validator';
import { MayBeLeftOut } from '../../../platform/http/may-be-left-out.js';
import type { ChecklistItem, ChecklistKey, ChecklistState } from './checklist.rules.js';

export class ChecklistItemDto implements ChecklistItem {
  key: ChecklistKey;
  state: ChecklistState;
  /** `YYYY-MM-DD` in the trip's zone; null where there is no day. */
  dueOn: string | null;
  /** The day on which hosts last asked something new of them that is still open, `YYYY-MM-DD`; null of everything else. */
  askedAnewOn: string | null;
  /** The travellers for whom it is still to be done. */
  openFor: string[];
  /** Those of them who have done it before: another waiver is in force by now. */
  againFor: string[];
}

/** What a traveller who has checked in shows at the pier: hosts of the trip read it, and to others it opens nothing. */
export class BoardingCodeDto {
  name: string;
  code: string;
}

export class ChecklistDto {
  /** Null for who has booked nothing. */
  tripId: number | null;
  /** By due day; none for who has booked nothing, and none once the trip is over or cancelled. */
  items: ChecklistItemDto[];
  /** Whether online check-in can be done now. */
  isCheckInOpen: boolean;
  /** Whether it was open, and is closed. */
  isCheckInOver: boolean;
  /** From which day on it is open, and how many days before departure that is; null where there is no day. */
  checkInOpensOn: string | null;
  checkInDays: number | null;
  /** Its last day, and until when on that day, `HH:MM` on the trip's clocks; null where there is no day, or no time. */
  checkInClosesOn: string | null;
  checkInClosesAt: string | null;
  /** Of who has checked in; none once the trip is over or cancelled. */
  boardingCodes: BoardingCodeDto[];
  /** What people name the booking by; null where there are no items. */
  reference: string | null;
}

export class CheckInDto {
  /** Who checks in; needed of a companion, whose place somebody else may have by now. */
  @MayBeLeftOut()
  @IsInt()
  guestId?: number;
}
