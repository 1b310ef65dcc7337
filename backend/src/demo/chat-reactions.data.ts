import type { ReactionEmoji } from '../../contracts/chat-reactions.js';
import type { HostName, TravellerName } from './people.data.js';

/** What the group answered a message of the demo with; the message is named by its day and time. */
export interface Reacted {
  daysAgo: number;
  at: string;
  reactions: readonly (readonly [ReactionEmoji, readonly (HostName | TravellerName)[]])[];
}

/** In the order in which it happened: each is one change of the conversation. */
export const REACTED: readonly Reacted[] = [
  { daysAgo: 9, at: '18:11', reactions: [['😂', ['nina', 'sofia', 'mateo']]] },
  { daysAgo: 7, at: '09:00', reactions: [['👍', ['nina', 'daniel', 'lucas', 'sofia', 'grace']]] },
  { daysAgo: 5, at: '11:10', reactions: [['👍', ['mateo', 'jonas']]] },
  { daysAgo: 0, at: '08:05', reactions: [['❤️', ['grace', 'daniel', 'sofia']]] },
  {
    daysAgo: 0,
    at: '08:40',
    reactions: [
      ['🌊', ['nina', 'daniel', 'grace', 'lucas']],
      ['👍', ['emeka', 'theo']],
    ],
  },
  { daysAgo: 0, at: '11:09', reactions: [['😂', ['nina', 'theo', 'lucas']]] },
  {
    daysAgo: 0,
    at: '13:25',
    reactions: [
      ['🎉', ['lucas', 'mateo']],
      ['😮', ['jonas']],
    ],
  },
];

/** What a host said to everybody, and pinned: by day and time. */
export const ANNOUNCED = { daysAgo: 7, at: '09:00' } as const;
