import type { HostName, TravellerName } from './people.data.js';

/**
 * A message of the demo's conversation: days before the demo's first day, local time, author, text, and for a reply
 * how many messages back the answered one is.
 */
export type ChatLine = readonly [
  daysAgo: number,
  at: string,
  from: HostName | TravellerName,
  text: string,
  repliesTo?: number,
];

/** The days before the demo's first day. Nobody speaks before they had paid. */
export const EARLIER_LINES: readonly ChatLine[] = [
  [
    9,
    '18:02',
    'marisol',
    'Welcome to the group chat, everybody! Say hello and tell us which cabin you picked.',
  ],
  [
    9,
    '18:09',
    'nina',
    'Hi all, Nina from San Diego, balcony with my husband Daniel. First festival at sea, so be patient with me.',
  ],
  [9, '18:11', 'daniel', 'Husband here. I am the one who will get lost between the elevators.', 1],
  [
    9,
    '18:20',
    'lucas',
    'Lucas from Montréal, ocean view, travelling alone and happy about it. I am bringing a ukulele.',
  ],
  [
    9,
    '18:34',
    'sofia',
    'Hola! Sofía and Mateo from Guadalajara. Mateo plays the cajón, whether people ask or not.',
    1,
  ],
  [9, '18:36', 'mateo', 'People ask.', 1],
  [
    8,
    '10:05',
    'grace',
    'Grace, inside cabin: the cheapest way to the same party. Is the virtual porthole any good?',
  ],
  [
    8,
    '10:21',
    'theo',
    'It glows with the daylight outside. You wake up with the sun and sleep in real darkness.',
    1,
  ],
  [8, '10:24', 'grace', 'Sold. I mean, I had already paid, but now I am happy about it.'],
  [
    8,
    '21:15',
    'nina',
    'For those who have done this before: what do you actually do on the first afternoon?',
  ],
  [
    8,
    '21:30',
    'theo',
    'Bags down, something to eat by the pool, and be on the lido deck when we sail at four. The first set starts as the lines go.',
    1,
  ],
  [
    7,
    '09:00',
    'marisol',
    'One for the calendar: bring the passport you entered in the form, not a photo of it. They are strict at the pier.',
  ],
  [
    7,
    '12:44',
    'lucas',
    'I started a playlist for the sail-away. One song each, and nothing you could have heard at a wedding.',
  ],
  [7, '12:50', 'daniel', 'That rules out my entire collection.', 1],
  [7, '13:02', 'sofia', 'I am in with a cumbia that starts slow and does not end slow.'],
  [7, '13:05', 'mateo', 'She plays it while cooking. Dinner is always late.', 1],
  [6, '14:30', 'marisol', 'Please welcome Emeka from Atlanta, who joined us today.'],
  [6, '14:41', 'emeka', 'Thank you! Ocean view, two left feet, excellent appetite.'],
  [6, '14:44', 'lucas', 'Appetite is the important one. Has anybody looked into tacos in Ensenada yet?'],
  [
    6,
    '14:52',
    'sofia',
    'The stands by the fish market, not the ones with photos on the menu. Ask for cabbage and the white sauce.',
    1,
  ],
  [6, '15:01', 'emeka', 'Writing this down with both hands.'],
  [
    5,
    '11:10',
    'theo',
    'The excursions are in: La Bufadora by bus, the old town on foot, a winery in the valley. Where do you lean?',
  ],
  [5, '11:25', 'nina', 'La Bufadora for us. I want to be splashed by the ocean on purpose.', 1],
  [5, '11:31', 'grace', 'Same. A blowhole as tall as a house? Yes please.'],
  [
    5,
    '11:40',
    'mateo',
    'We have been twice and we are going again. Take a thin rain jacket, you get wetter than you think.',
  ],
  [5, '11:47', 'lucas', 'The winery is tempting, but it seems I came to get wet.'],
  [5, '12:15', 'grace', 'Is there any shade out there?'],
  [4, '09:40', 'theo', 'A roof at the viewpoint, and hats for sale every ten steps on the way.', 1],
  [4, '19:02', 'daniel', 'Packing question: is one suit enough for the dinner on the second night?'],
  [
    4,
    '19:10',
    'marisol',
    'Nobody needs a suit. A shirt with a collar already makes the head waiter smile.',
    1,
  ],
  [
    4,
    '19:25',
    'jonas',
    'Hello from Hamburg, Jonas here. I paid my last part an hour ago. I own two suits, if Daniel still wants one.',
  ],
  [4, '19:27', 'nina', 'Welcome, Jonas! Daniel says he is exactly your size now.', 1],
  [3, '08:15', 'grace', 'Can we see yet which deck we are on?'],
  [
    3,
    '08:32',
    'marisol',
    'Deck and cabin numbers come about two weeks before. If you want to be near somebody, tell me now.',
    1,
  ],
  [3, '08:40', 'lucas', 'Near people who can stand a ukulele, please.'],
  [3, '08:44', 'sofia', 'That is us. Put him next to the cajón.', 1],
  [
    2,
    '16:20',
    'jonas',
    'I made a list of who brings what. Lucas ukulele, Mateo cajón, Sofía her voice, I a melodica. Missing: anything with bass.',
  ],
  [2, '16:31', 'emeka', 'I own a bass guitar. I did not think you would want it on a ship.', 1],
  [2, '16:32', 'lucas', 'WE WANT IT ON THE SHIP.', 1],
  [
    1,
    '20:05',
    'theo',
    'I asked: the small stage by the aft pool is free from five to six on the second day. It is yours if you rehearse once.',
  ],
];
