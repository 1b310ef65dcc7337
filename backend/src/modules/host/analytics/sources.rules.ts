import type { CountDto, OriginDto } from './analytics.dto.js';
import type { SourceRow } from './analytics.rows.js';

/** So many have a line of their own: any number of sites may link here. */
const MOST_ORIGINS = 8;

/** Where bookings were made, the most first. */
export function channelsOf(rows: readonly SourceRow[]): CountDto[] {
  return summed(rows, ({ channel }) => channel);
}

/**
 * What led people here, the most first. The known ones beyond the first eight share the last line, apart from what was not
 * recorded, so that all lines together are all bookings.
 */
export function originsOf(rows: readonly SourceRow[]): OriginDto[] {
  const origins = summed(rows, ({ by, from }) => JSON.stringify([by, from])).map(({ name, count }) => {
    const [by, from] = JSON.parse(name) as [SourceRow['by'], string | null];
    return { by, from, count };
  });
  const rest = origins.filter(({ by }) => by !== 'unrecorded').slice(MOST_ORIGINS);
  if (rest.length === 0) return origins;
  const count = rest.reduce((sum, origin) => sum + origin.count, 0);
  return [...origins.filter((origin) => !rest.includes(origin)), { by: 'others', from: null, count }];
}

function summed(rows: readonly SourceRow[], nameOf: (row: SourceRow) => string): CountDto[] {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(nameOf(row), (counts.get(nameOf(row)) ?? 0) + row.count);
  return [...counts].map(([name, count]) => ({ name, count })).toSorted((a, b) => b.count - a.count);
}
