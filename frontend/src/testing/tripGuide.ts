import { STOCK_GUIDE } from '../../../backend/contracts/stock-guide';
import type { TripGuide } from '../api/guestGuide';

/** Two days at a lagoon; things to pack in two groups, two of them essential. */
export function aGuide(changes: Partial<TripGuide> = {}): TripGuide {
  return {
    tripId: 1,
    passportMonths: 6,
    version: 1,
    title: 'Ready for the lagoon',
    lead: 'What to bring for two days on an island.',
    cover: { picture: 'own/Abcdefghijklmnopqrstu1', alt: 'A white beach' },
    steps: [
      { weeksBefore: 6, title: 'Learn to dive', tasks: ['Find a pool.', 'Find a teacher.'] },
      { weeksBefore: 4, title: 'Book the ferry', tasks: ['Take the early one.'] },
      { weeksBefore: 2, title: 'Tell us how you arrive', tasks: ['Write a line.'] },
      { weeksBefore: 1, title: 'Pack', tasks: ['Take little.'] },
    ],
    documents: [{ title: 'Diving license', description: 'For those who dive at the reef.' }],
    packing: [
      {
        title: 'For the water',
        items: [
          { key: 'mask', name: 'A diving mask', isEssential: true },
          { key: 'fins', name: 'Fins', isEssential: false },
        ],
      },
      {
        title: 'For the night',
        items: [
          { key: 'lantern', name: 'A lantern', isEssential: true },
          { key: 'shawl', name: 'A shawl', isEssential: false },
        ],
      },
    ],
    fitnessLead: 'Swim a little before we go.',
    fitness: [{ title: 'Under water', description: 'Breathe slowly.' }],
    fitnessPicture: { picture: 'pool-day', alt: 'The pool' },
    weatherLead: 'Warm, with showers that pass.',
    weather: [{ name: 'By day', value: '88 °F', note: '31 °C' }],
    weatherNotes: ['The wind comes in the evening.'],
    ashore: ['Shells are no money.'],
    links: [{ url: 'https://island.example/ferry', name: 'The ferry', about: 'When it goes' }],
    ...changes,
  };
}

/** Nobody has written the guide yet. */
export const stockGuide = (tripId = 1): TripGuide => ({
  ...STOCK_GUIDE,
  tripId,
  version: 0,
  passportMonths: 6,
});
