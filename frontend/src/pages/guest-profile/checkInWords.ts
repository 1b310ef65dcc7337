import type { Checklist } from '../../api/records';
import { daysOf } from '../../lib/cancellation';
import { formatLongDay } from '../../lib/time/dates';
import { clockWords } from '../../lib/time/dayWords';

/** When check-in closes: "September 3, 2025", or "September 3, 2025 at 6:00 PM"; null while the trip has no day. */
export function lastMoment({ checkInClosesOn, checkInClosesAt }: Checklist): string | null {
  if (checkInClosesOn === null) return null;
  const day = formatLongDay(checkInClosesOn);
  return checkInClosesAt === null ? day : `${day} at ${clockWords(checkInClosesAt)}`;
}

/** What stands there before it opens. */
export function beforeItOpens(checklist: Checklist): string {
  const { isCheckInOpen, checkInOpensOn, checkInDays } = checklist;
  if (isCheckInOpen || checkInOpensOn === null || checkInDays === null) return 'It is not open right now.';
  const opens = `It opens on ${formatLongDay(checkInOpensOn)}, ${daysOf(checkInDays)} before we sail`;
  return `${opens}, and stays open until ${lastMoment(checklist)}. With your details and the waiver done before, it takes a press of a button.`;
}
