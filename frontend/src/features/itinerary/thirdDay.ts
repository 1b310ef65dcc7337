import type { PlannedDay } from './plannedDay';

/** The day at sea. */
export const THIRD_DAY: PlannedDay = {
  number: 3,
  title: 'Open water, and home',
  description:
    'Nothing on the horizon and no reason to hurry: a long brunch, the slides, one more session by the pool. At night the ship comes home.',
  image: 'pool-day',
  alt: 'A turquoise pool with swim rings, white loungers and coral parasols on a sunny lido deck',
  activities: [
    {
      at: '07:00',
      minutes: 45,
      name: 'Sunrise stretch',
      description: 'On the sun deck, no experience needed.',
      place: 'Sun deck',
    },
    {
      at: '09:30',
      minutes: 150,
      name: 'The long brunch',
      description: 'Two and a half hours, and nobody asks you to leave.',
      place: 'Main restaurants',
    },
    {
      at: '11:00',
      minutes: 300,
      name: 'Slides and ropes course',
      description: 'The top deck is open to all who dare.',
      place: 'Top deck',
    },
    {
      at: '14:00',
      minutes: 120,
      name: 'Pool session with {artist}',
      description: 'Requests are taken.',
      place: 'Lido deck',
    },
    {
      at: '18:30',
      minutes: 120,
      name: 'Farewell dinner',
      description: 'Swap addresses between the courses.',
      place: 'Main restaurants',
    },
    {
      at: '21:00',
      minutes: 90,
      name: 'The closing show',
      description: 'Everybody who played this weekend on one stage.',
      place: 'Theater',
    },
    {
      at: '23:00',
      minutes: 30,
      name: 'Alongside, and the gangway goes down',
      description: 'Home port again: bags down, and no hurry.',
      place: 'Home port',
    },
    {
      at: '00:30',
      minutes: 30,
      name: 'Last song, last guests ashore',
      description: 'Lights up, hugs, and a taxi.',
      place: 'Home port',
      isNextDay: true,
    },
  ],
};
