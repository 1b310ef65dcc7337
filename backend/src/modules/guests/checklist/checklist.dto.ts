import type { ChecklistItem, ChecklistKey, ChecklistState } from './checklist.rules.js';

export class ChecklistItemDto implements ChecklistItem {
  key: ChecklistKey;
  state: ChecklistState;
  /** `YYYY-MM-DD` in the trip's zone; null where there is no day. */
  dueOn: string | null;
  /** The travellers for whom it is still to be done. */
  openFor: string[];
}

export class ChecklistDto {
  /** Null for who has booked nothing. */
  tripId: number | null;
  /** By due day; none for who has booked nothing, and none once the trip is over or cancelled. */
  items: ChecklistItemDto[];
  /** Whether online check-in can be done now, and from which day on. */
  isCheckInOpen: boolean;
  checkInOpensOn: string | null;
}
