import type { AgeGroupDto } from './analytics.dto.js';

/** The first age of each group. */
const GROUPS = [0, 18, 25, 35, 45, 55, 65] as const;
/** Fewer people than this would be recognised. */
const FEWEST = 3;

interface Group {
  from: number;
  /** Null for the last group. */
  to: number | null;
  count: number;
}

/** People by age: a group with fewer than three joins its smaller neighbour, and when all are fewer than three nobody is shown. */
export function ageGroups(ages: readonly number[]): AgeGroupDto[] {
  let groups: Group[] = GROUPS.map((from, i) => {
    const to = GROUPS[i + 1] ?? null;
    return {
      from,
      to: to && to - 1,
      count: ages.filter((age) => age >= from && (to === null || age < to)).length,
    };
  });
  while (groups.length > 1 && groups.some(isTooFew)) groups = merged(groups, groups.findIndex(isTooFew));
  return groups
    .filter(({ count }) => count >= FEWEST)
    .map(({ from, to, count }) => ({ name: nameOf(from, to), count }));
}

function isTooFew({ count }: Group): boolean {
  return count > 0 && count < FEWEST;
}

function merged(groups: Group[], at: number): Group[] {
  const before = groups[at - 1];
  const after = groups[at + 1];
  // The neighbour with fewer people, so that the picture loses least.
  const first = before && (!after || before.count <= after.count) ? at - 1 : at;
  const [one, two] = [groups[first], groups[first + 1]];
  if (!one || !two) return groups;
  const joined = { from: one.from, to: two.to, count: one.count + two.count };
  return groups.toSpliced(first, 2, joined);
}

function nameOf(from: number, to: number | null): string {
  if (to === null) return from === 0 ? 'All ages' : `${from} and older`;
  return from === 0 ? `Under ${to + 1}` : `${from}-${to}`;
}
