import type { DaySketch } from './sketched-day.js';

/** The three days of the cruise on sale: of departure, in port, at sea. */
export const MAIN_DAYS: readonly DaySketch[] = [
  {
    title: 'All aboard, and away',
    description:
      'Bags down, something to eat by the pool, and up to the lido deck. The first set starts as the lines go.',
    picture: 'ship-sunset-hero',
    alt: 'The ship with every balcony lit, under way into a golden sunset',
    activities: [
      [
        '12:00',
        120,
        'Boarding opens',
        'Cruise terminal',
        'Have your boarding pass and your passport at hand.',
      ],
      ['12:30', 90, 'Lunch by the pool', 'Lido deck', 'The buffet is open, and so is the bar.'],
      ['14:00', 15, 'Check-in closes', 'Cruise terminal', 'Whoever is not checked in by now stays ashore.'],
      [
        '15:15',
        30,
        'Safety drill',
        'Muster stations',
        'Ten minutes at your muster station, for everybody on board.',
      ],
      [
        'departure',
        90,
        'Sail-away and the first set',
        'Lido deck',
        'The lines go, and the band on the lido deck begins.',
      ],
      [
        '18:30',
        120,
        'Welcome dinner',
        'Main restaurants',
        'Sit down where there is room: everybody is new here.',
      ],
      [
        '21:00',
        90,
        'Opening night with {artist}',
        'Theater',
        'An hour and a half in the theater, every seat with a view.',
      ],
      [
        '23:00',
        120,
        'Late set under the bulbs',
        'Pool deck',
        'Slow songs by the pool until the last ones go to bed.',
      ],
    ],
  },
  {
    title: 'A day in Ensenada',
    description:
      'The ship ties up beside the town. Take one of three tours, which are not in the fare, or walk off and follow the smell of the taco stands.',
    picture: 'ensenada-day',
    alt: 'White and colored houses and bougainvillea above the turquoise bay, with the ship at the pier',
    activities: [
      ['07:30', 90, 'Breakfast as the bay opens', 'Sun deck', 'Coffee on deck while the town comes closer.'],
      [
        '09:00',
        30,
        'The gangway goes down',
        'Ensenada pier',
        'From now on you come and go as you like, with your cabin card.',
      ],
      [
        '09:30',
        240,
        'La Bufadora by bus',
        'Meet at the pier',
        'Along the coast to the blowhole, and back by two; not in the fare.',
      ],
      [
        '10:00',
        150,
        'The old town on foot',
        'Meet at the pier',
        'Markets and taco stands with a guide from the town; not in the fare.',
      ],
      [
        '10:30',
        240,
        'A winery in the valley',
        'Meet at the pier',
        'Vines, a cellar and a long table; not in the fare.',
      ],
      [
        '15:30',
        30,
        'Everybody back on board',
        'Gangway',
        'The gangway goes up at four, and the ship does not wait.',
      ],
      [
        '17:00',
        60,
        'Open stage, played by guests',
        'Aft pool',
        'Put your name on the list at the aft pool, or come and listen.',
      ],
      ['19:00', 120, 'Baja dinner', 'Main restaurants', 'Fish, limes and everything the market had.'],
      ['22:00', 150, 'Deck party', 'Pool deck', 'The whole ship round the pool.'],
      [
        '00:30',
        60,
        'Stars over the wake',
        'Stern rail',
        'Lights out at the stern, and the Milky Way above it.',
        'late',
      ],
    ],
  },
  {
    title: 'Open water, and home',
    description:
      'Nothing on the horizon and no reason to hurry: a long brunch, the slides, one more session by the pool. At night the ship comes home.',
    picture: 'pool-day',
    alt: 'A turquoise pool with swim rings, white loungers and coral parasols on a sunny lido deck',
    activities: [
      ['07:00', 45, 'Sunrise stretch', 'Sun deck', 'On the sun deck, no experience needed.'],
      [
        '09:30',
        150,
        'The long brunch',
        'Main restaurants',
        'Two and a half hours, and nobody asks you to leave.',
      ],
      ['11:00', 300, 'Slides and ropes course', 'Top deck', 'The top deck is open to all who dare.'],
      ['14:00', 120, 'Pool session with {artist}', 'Lido deck', 'Requests are taken.'],
      ['18:30', 120, 'Farewell dinner', 'Main restaurants', 'Swap addresses between the courses.'],
      ['21:00', 90, 'The closing show', 'Theater', 'Everybody who played this weekend on one stage.'],
      [
        '23:00',
        30,
        'Alongside, and the gangway goes down',
        'Home port',
        'Home port again: bags down, and no hurry.',
      ],
      ['00:30', 30, 'Last song, last guests ashore', 'Home port', 'Lights up, hugs, and a taxi.', 'late'],
    ],
  },
];
