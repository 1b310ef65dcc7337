import type { PlannedDay } from './plannedDay';

/** The day of departure. */
export const FIRST_DAY: PlannedDay = {
  number: 1,
  title: 'All aboard, and away',
  description:
    'Bags down, something to eat by the pool, and up to the lido deck. The first set starts as the lines go.',
  image: 'ship-sunset-hero',
  alt: 'The ship with every balcony lit, under way into a golden sunset',
  activities: [
    {
      at: '12:00',
      minutes: 120,
      name: 'Boarding opens',
      description: 'Have your boarding pass and your passport at hand.',
      place: 'Cruise terminal',
    },
    {
      at: '12:30',
      minutes: 90,
      name: 'Lunch by the pool',
      description: 'The buffet is open, and so is the bar.',
      place: 'Lido deck',
    },
    {
      at: '14:00',
      minutes: 15,
      name: 'Check-in closes',
      description: 'Whoever is not checked in by now stays ashore.',
      place: 'Cruise terminal',
    },
    {
      at: '15:15',
      minutes: 30,
      name: 'Safety drill',
      description: 'Ten minutes at your muster station, for everybody on board.',
      place: 'Muster stations',
    },
    {
      at: 'departure',
      minutes: 90,
      name: 'Sail-away and the first set',
      description: 'The lines go, and the band on the lido deck begins.',
      place: 'Lido deck',
    },
    {
      at: '18:30',
      minutes: 120,
      name: 'Welcome dinner',
      description: 'Sit down where there is room: everybody is new here.',
      place: 'Main restaurants',
    },
    {
      at: '21:00',
      minutes: 90,
      name: 'Opening night with {artist}',
      description: 'An hour and a half in the theater, every seat with a view.',
      place: 'Theater',
    },
    {
      at: '23:00',
      minutes: 120,
      name: 'Late set under the bulbs',
      description: 'Slow songs by the pool until the last ones go to bed.',
      place: 'Pool deck',
    },
  ],
};
