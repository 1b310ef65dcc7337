import type { PlannedDay } from './plannedDay';

/** The day in port. */
export const SECOND_DAY: PlannedDay = {
  number: 2,
  title: 'A day in Ensenada',
  description:
    'The ship ties up beside the town. Take one of three tours, which are not in the fare, or walk off and follow the smell of the taco stands.',
  image: 'ensenada-day',
  alt: 'White and colored houses and bougainvillea above the turquoise bay, with the ship at the pier',
  activities: [
    {
      at: '07:30',
      minutes: 90,
      name: 'Breakfast as the bay opens',
      description: 'Coffee on deck while the town comes closer.',
      place: 'Sun deck',
    },
    {
      at: '09:00',
      minutes: 30,
      name: 'The gangway goes down',
      description: 'From now on you come and go as you like, with your cabin card.',
      place: 'Ensenada pier',
    },
    {
      at: '09:30',
      minutes: 240,
      name: 'La Bufadora by bus',
      description: 'Along the coast to the blowhole, and back by two; not in the fare.',
      place: 'Meet at the pier',
    },
    {
      at: '10:00',
      minutes: 150,
      name: 'The old town on foot',
      description: 'Markets and taco stands with a guide from the town; not in the fare.',
      place: 'Meet at the pier',
    },
    {
      at: '10:30',
      minutes: 240,
      name: 'A winery in the valley',
      description: 'Vines, a cellar and a long table; not in the fare.',
      place: 'Meet at the pier',
    },
    {
      at: '15:30',
      minutes: 30,
      name: 'Everybody back on board',
      description: 'The gangway goes up at four, and the ship does not wait.',
      place: 'Gangway',
    },
    {
      at: '17:00',
      minutes: 60,
      name: 'Open stage, played by guests',
      description: 'Put your name on the list at the aft pool, or come and listen.',
      place: 'Aft pool',
    },
    {
      at: '19:00',
      minutes: 120,
      name: 'Baja dinner',
      description: 'Fish, limes and everything the market had.',
      place: 'Main restaurants',
    },
    {
      at: '22:00',
      minutes: 150,
      name: 'Deck party',
      description: 'The whole ship round the pool.',
      place: 'Pool deck',
    },
    {
      at: '00:30',
      minutes: 60,
      name: 'Stars over the wake',
      description: 'Lights out at the stern, and the Milky Way above it.',
      place: 'Stern rail',
      isNextDay: true,
    },
  ],
};
