import type { ChatLine } from './chat.data.js';

/** The demo's first day until three in the afternoon: 24 messages, the figure of specification section 2. */
export const LINES_OF_TODAY: readonly ChatLine[] = [
  [
    0,
    '07:12',
    'jonas',
    'Afternoon coffee in Hamburg. I wrote something for the aft stage. Emeka, can you live with G, C and D?',
  ],
  [0, '07:30', 'emeka', 'Those are the only ones I know.', 1],
  [0, '07:34', 'mateo', 'The cajón is always in the right key.'],
  [
    0,
    '08:05',
    'marisol',
    'Good morning! A few new faces are on their way in. Be kind when they ask what you asked last week.',
  ],
  [0, '08:12', 'grace', 'We were never like that.', 1],
  [0, '08:15', 'daniel', 'I still am.', 1],
  [
    0,
    '08:40',
    'sofia',
    'La Bufadora: shall we all go together? A van for fourteen costs less than the tour, and it waits for us.',
  ],
  [0, '08:47', 'nina', 'Yes from Daniel and me.', 1],
  [0, '08:49', 'grace', 'Yes!', 2],
  [0, '08:55', 'lucas', 'Yes, with the ukulele on my lap.'],
  [0, '09:10', 'jonas', 'Yes. Do we stop for tacos on the way back?'],
  [0, '09:12', 'sofia', 'It would be rude not to.', 1],
  [
    0,
    '09:30',
    'theo',
    'I can book the van for the second morning, nine sharp at the pier. I count seven. Anybody else?',
  ],
  [0, '09:41', 'emeka', 'Me, please. The bass stays on board.', 1],
  [0, '10:20', 'theo', 'Eight. The van is reserved; you pay the driver, pesos or dollars.'],
  [
    0,
    '11:02',
    'nina',
    'I put the pool picture up in the shared photos. Is that the slide you see from the sun deck?',
  ],
  [0, '11:08', 'theo', 'That is the one. The yellow slide is the fast one. Do not tell Daniel.', 1],
  [0, '11:09', 'daniel', 'Daniel can read.', 1],
  [0, '11:45', 'lucas', 'The playlist is at seven songs. Grace and Jonas, you still owe one each.'],
  [0, '12:30', 'nina', 'Ours is in: something my mother danced to. You will know it when you hear it.'],
  [0, '12:52', 'mateo', 'Practical: bring small bills. The market does not love cards.'],
  [0, '13:25', 'grace', 'Song added. I regret nothing.', 3],
  [
    0,
    '14:05',
    'marisol',
    'Lovely to read you all. Tonight I post the packing list. Start with the passport and work outwards.',
  ],
  [0, '14:38', 'jonas', 'Mine is in too. It has a tuba, but only at the beginning.', 5],
];
