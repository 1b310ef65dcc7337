import { addDays } from '../../../../contracts/days.js';

interface Part {
  position: number;
  dueOn: string;
  /** How many days before departure; null for a day that stays when the trip moves. */
  daysBefore: number | null;
  /** When it was due before its trip was first moved; null while that has not happened. */
  dueBeforeMove: string | null;
}

/** The dates of a part after a move. */
type MovedPart = Pick<Part, 'position' | 'dueOn'> & { dueBeforeMove: string };

/**
 * The dates that open parts have once their trip sails on another day: they are counted back from departure, and a day that
 * is over then becomes today. What was due before the trip moved stays due; what is due only because it moved follows it
 * back.
 * @param startDate and @param today dates `YYYY-MM-DD` in the trip's zone.
 */
export function movedParts(open: readonly Part[], startDate: string, today: string): MovedPart[] {
  return open.flatMap(({ position, dueOn, daysBefore, dueBeforeMove: known }) => {
    const dueBeforeMove = known ?? dueOn;
    if (daysBefore === null || (dueOn <= today && dueBeforeMove <= today)) return [];
    const counted = addDays(startDate, -daysBefore);
    const next = counted < today ? today : counted;
    return next === dueOn ? [] : [{ position, dueOn: next, dueBeforeMove }];
  });
}
