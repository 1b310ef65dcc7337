import {
  daysBefore,
  FINAL_PART_DAYS_BEFORE,
  type InstalmentKind,
  SECOND_PART_DAYS_BEFORE,
} from './quote.rules.js';

interface Part {
  position: number;
  kind: InstalmentKind;
  dueOn: string;
}

const DAYS_BEFORE: Partial<Record<InstalmentKind, number>> = {
  second: SECOND_PART_DAYS_BEFORE,
  final: FINAL_PART_DAYS_BEFORE,
  // An extra is to be paid when everything is.
  add_on: FINAL_PART_DAYS_BEFORE,
};

/**
 * The dates that open parts have once their trip sails on another day, `YYYY-MM-DD` by position: the policy counts back from
 * departure, and a day that is over then becomes today. What was due before the trip moved stays due.
 */
export function movedParts(open: readonly Part[], startDate: string, today: string): Map<number, string> {
  const moved = new Map<number, string>();
  for (const { position, kind, dueOn } of open) {
    const days = DAYS_BEFORE[kind];
    if (days === undefined || dueOn <= today) continue;
    const byPolicy = daysBefore(startDate, days);
    const next = byPolicy < today ? today : byPolicy;
    if (next !== dueOn) moved.set(position, next);
  }
  return moved;
}
