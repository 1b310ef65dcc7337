import type { PictureName } from '../../ui/pictureSources';

/** Something to do or to know, at a time on the ship's clocks. */
export interface PlannedActivity {
  /** "16:00" on the clocks of the trip's zone; `departure` is when the trip's row says that the ship sails. */
  at: `${number}:${number}` | 'departure';
  /** How long it takes up a calendar. */
  minutes: number;
  name: string;
  place: string;
  /** After midnight: the night still belongs to the day before. */
  isNextDay?: true;
}

/** One day as it is planned; its date follows from the first day of the trip. */
export interface PlannedDay {
  /** 1 for the day of departure. */
  number: number;
  title: string;
  description: string;
  image: PictureName;
  alt: string;
  activities: readonly PlannedActivity[];
}

/** The cruise to Ensenada, in the order in which it happens. */
export const DAYS: readonly PlannedDay[] = [
  {
    number: 1,
    title: 'All aboard, and away',
    description:
      'Bags down, something to eat by the pool, and up to the lido deck. The first set starts as the lines go.',
    image: 'ship-sunset-hero',
    alt: 'The ship with every balcony lit, under way into a golden sunset',
    activities: [
      { at: '12:00', minutes: 120, name: 'Boarding opens', place: 'Cruise terminal' },
      { at: '12:30', minutes: 90, name: 'Lunch by the pool', place: 'Lido deck' },
      { at: '14:00', minutes: 15, name: 'Check-in closes', place: 'Cruise terminal' },
      { at: '15:15', minutes: 30, name: 'Safety drill', place: 'Muster stations' },
      { at: 'departure', minutes: 90, name: 'Sail-away and the first set', place: 'Lido deck' },
      { at: '18:30', minutes: 120, name: 'Welcome dinner', place: 'Main restaurants' },
      { at: '21:00', minutes: 90, name: 'Opening night with our guest artist', place: 'Theater' },
      { at: '23:00', minutes: 120, name: 'Late set under the bulbs', place: 'Pool deck' },
    ],
  },
  {
    number: 2,
    title: 'A day in Ensenada',
    description:
      'The ship ties up beside the town. Take one of three tours, which are not in the fare, or walk off and follow the smell of the taco stands.',
    image: 'ensenada-day',
    alt: 'White and colored houses and bougainvillea above the turquoise bay, with the ship at the pier',
    activities: [
      { at: '07:30', minutes: 90, name: 'Breakfast as the bay opens', place: 'Sun deck' },
      { at: '09:00', minutes: 30, name: 'The gangway goes down', place: 'Ensenada pier' },
      { at: '09:30', minutes: 240, name: 'La Bufadora by bus', place: 'Meet at the pier' },
      { at: '10:00', minutes: 150, name: 'The old town on foot', place: 'Meet at the pier' },
      { at: '10:30', minutes: 240, name: 'A winery in the valley', place: 'Meet at the pier' },
      { at: '15:30', minutes: 30, name: 'Everybody back on board', place: 'Gangway' },
      { at: '17:00', minutes: 60, name: 'Open stage, played by guests', place: 'Aft pool' },
      { at: '19:00', minutes: 120, name: 'Baja dinner', place: 'Main restaurants' },
      { at: '22:00', minutes: 150, name: 'Deck party', place: 'Pool deck' },
      { at: '00:30', minutes: 60, name: 'Stars over the wake', place: 'Stern rail', isNextDay: true },
    ],
  },
  {
    number: 3,
    title: 'Open water, and home',
    description:
      'Nothing on the horizon and no reason to hurry: a long brunch, the slides, one more session by the pool. At night the ship comes home.',
    image: 'pool-day',
    alt: 'A turquoise pool with swim rings, white loungers and coral parasols on a sunny lido deck',
    activities: [
      { at: '07:00', minutes: 45, name: 'Sunrise stretch', place: 'Sun deck' },
      { at: '09:30', minutes: 150, name: 'The long brunch', place: 'Main restaurants' },
      { at: '11:00', minutes: 300, name: 'Slides and ropes course', place: 'Top deck' },
      { at: '14:00', minutes: 120, name: 'Pool session with our guest artist', place: 'Lido deck' },
      { at: '18:30', minutes: 120, name: 'Farewell dinner', place: 'Main restaurants' },
      { at: '21:00', minutes: 90, name: 'The closing show', place: 'Theater' },
      { at: '23:00', minutes: 30, name: 'Alongside, and the gangway goes down', place: 'Home port' },
      {
        at: '00:30',
        minutes: 30,
        name: 'Last song, last guests ashore',
        place: 'Home port',
        isNextDay: true,
      },
    ],
  },
];
