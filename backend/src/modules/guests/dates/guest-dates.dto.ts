import type { DateKind, DateTask, ImportantDate } from '../../trips/dates/dates.rules.js';

export class ImportantDateDto implements ImportantDate {
  key: string;
  kind: DateKind;
  title: string;
  note: string;
  /** `YYYY-MM-DD` in the trip's zone. */
  onDate: string;
  /** `HH:MM` by the clocks there; null for a whole day. */
  atTime: string | null;
  task: DateTask | null;
}

export class GuestDatesDto {
  tripId: number;
  tripTitle: string;
  timeZone: string;
  /** The day it is there. */
  today: string;
  /** The server's time, with which a calendar file is stamped. */
  madeAt: string;
  dates: ImportantDateDto[];
}
