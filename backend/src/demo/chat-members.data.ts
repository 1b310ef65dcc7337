import type { HostName, TravellerName } from './people.data.js';

/** When somebody was last in the chat, and how many of its newest messages they have not read. */
export interface Presence {
  name: HostName | TravellerName;
  seenMinutesAgo: number;
  unread: number;
}

/** Eight of the cruise's twelve guests were there today, all whom the gate lets in; the other four never were. */
export const PRESENCES: readonly Presence[] = [
  { name: 'jonas', seenMinutesAgo: 15, unread: 0 },
  { name: 'grace', seenMinutesAgo: 90, unread: 2 },
  { name: 'mateo', seenMinutesAgo: 110, unread: 3 },
  // Three, the badge of specification section 2.
  { name: 'nina', seenMinutesAgo: 125, unread: 3 },
  { name: 'lucas', seenMinutesAgo: 140, unread: 4 },
  { name: 'daniel', seenMinutesAgo: 200, unread: 6 },
  { name: 'sofia', seenMinutesAgo: 300, unread: 10 },
  { name: 'emeka', seenMinutesAgo: 310, unread: 10 },
  { name: 'marisol', seenMinutesAgo: 5, unread: 0 },
  { name: 'theo', seenMinutesAgo: 215, unread: 6 },
];
