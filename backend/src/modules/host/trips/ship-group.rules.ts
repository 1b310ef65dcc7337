import { NO_SHIP_GROUP, type ShipGroup } from '../../../../contracts/ship-group.js';
import { longDay } from '../../../platform/clock/long-day.js';

/** What the log calls it. */
export const SHIP_GROUP_WORD = "the ship's deadlines";

/** What is wrong with the days of a trip that departs on a day, a sentence for each field (`shipGroup.deadlines.0.words`). */
export function shipGroupProblems({
  shipGroup: { deadlines },
  startDate,
}: {
  shipGroup: ShipGroup;
  startDate: string;
}): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const [place, { kind, words, onDate }] of deadlines.entries()) {
    const at = `shipGroup.deadlines.${place}`;
    if (kind === 'other' && !words) problems[`${at}.words`] = 'Say what is due';
    if (onDate > startDate)
      problems[`${at}.onDate`] = `The trip sails on ${longDay(startDate)}: choose a day until then`;
  }
  return problems;
}

/** All that is kept of it, in one line to compare. */
export const shipGroupText = ({ groupNumber, held, deadlines }: ShipGroup): string =>
  JSON.stringify([
    groupNumber,
    [held.inside, held.oceanview, held.balcony],
    deadlines.map(({ kind, words, onDate, amountCents }) => [kind, words, onDate, amountCents]),
  ]);

/**
 * Which versions a save of these fields gives a trip. Its own goes with every first payment, and buyers are sent back to
 * look again where it is another: what only hosts read has a version of its own.
 */
export function versionsAfter(
  { version, shipGroupVersion }: { version: number; shipGroupVersion: number },
  fields: readonly string[],
): { version: number; shipGroupVersion: number } {
  const isShown = fields.some((field) => field !== SHIP_GROUP_WORD);
  return {
    version: isShown ? version + 1 : version,
    shipGroupVersion: fields.includes(SHIP_GROUP_WORD) ? shipGroupVersion + 1 : shipGroupVersion,
  };
}

/** That of the trip's copy: what has a day. Number, cabins and amounts are agreed for each group anew. */
export const copiedShipGroup = ({ deadlines }: ShipGroup, move: (day: string) => string): ShipGroup => ({
  ...NO_SHIP_GROUP,
  deadlines: deadlines.map(({ kind, words, onDate }) => ({
    kind,
    words,
    onDate: move(onDate),
    amountCents: null,
  })),
});

/** As who has no right to the trip's money reads it. */
export const withoutAmounts = (group: ShipGroup): ShipGroup => ({
  ...group,
  deadlines: group.deadlines.map((deadline) => ({ ...deadline, amountCents: null })),
});
