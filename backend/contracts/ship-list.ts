import { folded } from './fold.js';

/**
 * What the file of a trip's list for its ship is called.
 * @param day when it is made, `YYYY-MM-DD` in the trip's zone
 */
export function shipListFileName(title: string, day: string): string {
  const name = folded(title).replaceAll(' ', '-');
  return `${['ship-list', name, day].filter(Boolean).join('_')}.csv`;
}
