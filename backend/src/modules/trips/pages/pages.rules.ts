import { daysBetween } from '../../../../contracts/days.js';
import { shownStock } from '../../../../contracts/shown-stock.js';
import type { TripGuide } from '../../../../contracts/trip-guide.js';
import { OWN_PICTURE, type TripPlan } from '../../../../contracts/trip-pages.js';
import type { Trip } from '../trip.entity.js';

/** A sentence for each field, by its path: `days.0.activities.2.at`. */
export type Problems = Record<string, string>;

/** What is in place of a picture that was removed, whose words for who does not see it go as well. */
const STAND_IN = shownStock('ship-sunset-hero');

/** How many days a trip lasts, the first and the last one counted; null while its dates are not set. */
export function daysOf({ startDate, endDate }: Pick<Trip, 'startDate' | 'endDate'>): number | null {
  return startDate && endDate ? daysBetween(startDate, endDate) + 1 : null;
}

/** What of a plan does not fit together, or does not fit a trip that lasts so many days. */
export function planProblems({ days, moments }: TripPlan, lasts: number | null): Problems {
  const problems: Problems = {};
  if (lasts !== null && days.length > lasts)
    problems.days = `The trip lasts ${lasts === 1 ? 'one day' : `${lasts} days`}: plan no more than that`;
  const keys = new Set<string>();
  for (const [day, { activities }] of days.entries())
    for (const [place, { key, at, isNextDay }] of activities.entries()) {
      const path = `days.${day}.activities.${place}`;
      if (keys.has(key)) problems[`${path}.key`] = 'Another activity has this key: each has its own';
      keys.add(key);
      if (isNextDay && at === 'departure')
        problems[`${path}.isNextDay`] = 'What is after midnight needs an hour of its own';
    }
  for (const [place, { day }] of moments.entries())
    if (day > days.length) problems[`moments.${place}.day`] = 'Choose a day of the plan';
  return problems;
}

/** What of a guide does not fit together. */
export function guideProblems({ steps, packing }: Pick<TripGuide, 'steps' | 'packing'>): Problems {
  const problems: Problems = {};
  for (const [place, { weeksBefore }] of steps.entries())
    if (weeksBefore >= (steps[place - 1]?.weeksBefore ?? Infinity))
      problems[`steps.${place}.weeksBefore`] = 'Each step has fewer weeks left than the one before it';
  const keys = new Set<string>();
  for (const [group, { items }] of packing.entries())
    for (const [place, { key }] of items.entries()) {
      if (keys.has(key))
        problems[`packing.${group}.items.${place}.key`] = 'Another thing has this key: each has its own';
      keys.add(key);
    }
  return problems;
}

/** The pictures of a trip's own that a part of its pages shows: the path of each field, and the picture's id. */
export function ownPicturesOf(content: object, at = ''): [path: string, id: string][] {
  return Object.entries(content).flatMap(([name, value]: [string, unknown]): [string, string][] => {
    if (typeof value === 'object' && value !== null) return ownPicturesOf(value, `${at}${name}.`);
    const id = name === 'picture' ? ownIdOf(value) : undefined;
    return id === undefined ? [] : [[`${at}${name}`, id]];
  });
}

/** @param known ids of the pictures that there are. */
export function pictureProblems(shown: [path: string, id: string][], known: ReadonlySet<string>): Problems {
  const missing = shown.filter(([, id]) => !known.has(id));
  return Object.fromEntries(
    missing.map(([path]) => [path, 'This picture is not there any more. Choose another one']),
  );
}

/**
 * A part with the site's own ship wherever it shows a picture that was removed.
 * @param known ids of the pictures that there are.
 */
export function withStandIns<C extends object>(content: C, known: ReadonlySet<string>): C {
  const stand = (_name: string, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('picture' in value)) return value;
    const id = ownIdOf(value.picture);
    return id === undefined || known.has(id) ? value : { ...value, ...STAND_IN };
  };
  // It comes from a column of JSON, and is no more than that.
  return JSON.parse(JSON.stringify(content), stand) as C;
}

/** The id of a picture of a trip's own; undefined for one of the site's, and for all that is no picture. */
function ownIdOf(picture: unknown): string | undefined {
  return typeof picture === 'string' ? OWN_PICTURE.exec(picture)?.[1] : undefined;
}
