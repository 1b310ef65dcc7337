import { openParts } from '../../bookings/ledger/derive.rules.js';
import { type InstalmentKind, type Occupancy, PART_KINDS } from '../../bookings/quote/quote.rules.js';

/** A part as it stands. */
export interface PricedPart {
  position: number;
  kind: InstalmentKind;
  /** `YYYY-MM-DD` in the trip's zone. */
  dueOn: string;
  amountCents: number;
}

/** What becomes of a booking's parts when its price changes, in cents: others stay as they are. */
export interface PartChanges {
  /** New amounts by position; 0 means that the part goes. */
  amounts: Map<number, number>;
  /** What falls due with a part of its own. */
  addedCents: number;
}

/** Why a party cannot have a cabin so, as a sentence; null when it can. */
export function occupancyProblem(occupancy: Occupancy, travellers: number): string | null {
  if (travellers > 1 && occupancy === 'single') return 'A cabin for single use is for one traveller';
  if (travellers === 1 && occupancy === 'double')
    return 'Who travels alone has the cabin alone: choose single use';
  return null;
}

/**
 * The parts after a change of the price. Dearer: the difference goes onto the plan's parts that are yet to come, by their
 * shares and in whole dollars, and the last takes the rest; where none is to come it is due with a part of its own. Cheaper:
 * it goes off the last parts, so that what is due soon stays.
 * @param owedCents before the change.
 */
export function changedParts(
  parts: readonly PricedPart[],
  { owedCents, differenceCents, today }: { owedCents: number; differenceCents: number; today: string },
): PartChanges {
  if (differenceCents > 0) return dearer(parts, { owedCents, differenceCents, today });
  const amounts = new Map<number, number>();
  let left = -differenceCents;
  for (const { position, kind, amountCents } of parts.toReversed()) {
    const off = kind === 'add_on' ? 0 : Math.min(left, amountCents);
    if (off > 0) amounts.set(position, amountCents - off);
    left -= off;
  }
  return { amounts, addedCents: 0 };
}

function dearer(
  parts: readonly PricedPart[],
  { owedCents, differenceCents, today }: { owedCents: number; differenceCents: number; today: string },
): PartChanges {
  const upcoming = openParts(parts, owedCents)
    .map(({ part }) => part)
    .filter(({ kind, dueOn }) => dueOn > today && isOfPlan(kind));
  const amounts = new Map<number, number>();
  const totalCents = upcoming.reduce((sum, { amountCents }) => sum + amountCents, 0);
  let left = differenceCents;
  for (const [i, { position, amountCents }] of upcoming.entries()) {
    const share = Math.floor((differenceCents * amountCents) / totalCents / 100) * 100;
    const on = i === upcoming.length - 1 ? left : share;
    if (on > 0) amounts.set(position, amountCents + on);
    left -= on;
  }
  return { amounts, addedCents: left };
}

const isOfPlan = (kind: InstalmentKind) => (PART_KINDS as readonly string[]).includes(kind);
