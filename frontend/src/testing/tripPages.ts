import type { PlannedActivity, Slide, TripFront, TripPlan } from '../api/tripPages';

/** An hour from noon on. */
export function anActivity(changes: Partial<PlannedActivity> = {}): PlannedActivity {
  return {
    key: 'lunch',
    at: '12:00',
    minutes: 60,
    name: 'Lunch',
    description: '',
    place: '',
    isNextDay: false,
    ...changes,
  };
}

/** Two days: away in the afternoon of the first, and until after midnight of the second. */
export function aPlan(changes: Partial<TripPlan> = {}): TripPlan {
  return {
    tripId: 1,
    version: 1,
    days: [
      {
        title: 'All aboard',
        description: 'Bags down, and up on deck.',
        picture: 'ship-sunset-hero',
        alt: 'The ship at dusk',
        activities: [
          anActivity({ key: 'boarding', minutes: 120, name: 'Boarding opens', place: 'Cruise terminal' }),
          anActivity({
            key: 'sail-away',
            at: 'departure',
            minutes: 90,
            name: 'Sail-away',
            place: 'Lido deck',
          }),
          anActivity({ key: 'opening', at: '21:00', name: 'Opening night with {artist}', place: 'Theater' }),
        ],
      },
      {
        title: 'An island',
        description: 'White sand, and {artist} at sunset.',
        picture: 'own/Abcdefghijklmnopqrstu1',
        alt: 'A white beach',
        activities: [
          anActivity({ key: 'gangway', at: '09:00', name: 'The gangway goes down', place: 'Pier' }),
          anActivity({ key: 'party', at: '22:00', minutes: 150, name: 'Deck party', place: 'Pool deck' }),
          anActivity({ key: 'stars', at: '00:30', name: 'Stars over the wake', isNextDay: true }),
        ],
      },
    ],
    moments: [
      {
        title: 'The first set',
        description: '{artist} plays as the lines go.',
        day: 1,
        picture: 'deck-party',
        alt: 'A band on deck',
        focus: 50,
      },
      {
        title: 'The blue lagoon',
        description: 'Bring a mask.',
        day: 2,
        picture: 'own/Abcdefghijklmnopqrstu1',
        alt: 'A white beach',
        focus: 82,
      },
    ],
    ...changes,
  };
}

/** Nobody has planned the trip yet. */
export const unplanned = (tripId = 1): TripPlan => aPlan({ tripId, version: 0, days: [], moments: [] });

export function aSlide(changes: Partial<Slide> = {}): Slide {
  return {
    title: 'Under way',
    description: 'Nothing but water.',
    picture: 'ship-sunset-hero',
    alt: 'The ship at dusk',
    isMoving: false,
    ...changes,
  };
}

/** Two slides and two cards. */
export function aFront(changes: Partial<TripFront> = {}): TripFront {
  return {
    tripId: 1,
    version: 1,
    headline: ['Two days.', 'One lagoon.'],
    lead: 'A band plays on every deck.',
    group: 'Whole-ship charter',
    summary: 'Two days on a lagoon.',
    slides: [
      aSlide(),
      aSlide({ title: 'The lagoon', picture: 'own/Abcdefghijklmnopqrstu1', alt: 'A white beach' }),
    ],
    cardsTitle: 'What the island holds',
    cards: [
      {
        icon: 'waves',
        color: 'lagoon',
        title: 'A blue lagoon',
        description: 'Bring a mask.',
        picture: 'own/Abcdefghijklmnopqrstu1',
        alt: 'A white beach',
      },
      {
        icon: 'food',
        color: 'gold',
        title: 'Grills on the beach',
        description: 'Bring nothing.',
        picture: 'deck-party',
        alt: 'A band on deck',
      },
    ],
    ...changes,
  };
}

/** Nobody has written the trip's home page yet. */
export const unwritten = (tripId = 1): TripFront =>
  aFront({
    tripId,
    version: 0,
    headline: [],
    lead: '',
    group: '',
    summary: '',
    slides: [],
    cardsTitle: '',
    cards: [],
  });
