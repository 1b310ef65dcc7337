import type { HostName, TravellerName } from './people.data.js';

/** What a host asked the group; the message is named by its day and time. Others gave it an emoji, so it has changed. */
export const ASKED = { daysAgo: 5, at: '11:10' } as const;

/** The answers, and who chose each. */
export const CHOSEN: readonly (readonly [string, readonly (HostName | TravellerName)[]])[] = [
  ['La Bufadora by bus', ['nina', 'grace', 'mateo', 'lucas', 'sofia']],
  ['The old town on foot', ['daniel', 'jonas']],
  ['A winery in the valley', ['emeka']],
];
