import type { HostFront, HostPlan } from '../api/host/hostTripPages';
import { aHostTrip } from './hostTrips';

const versions = (newest: number): HostPlan['versions'] =>
  Array.from({ length: newest }, (_, older) => ({
    version: newest - older,
    savedAt: `2026-01-0${newest - older}T12:00:00.000Z`,
    savedBy: 'Marisol Sample',
  }));

/** An activity as it is saved. */
export const anActivity = (changes: Partial<HostPlan['days'][number]['activities'][number]> = {}) => ({
  key: 'lunch',
  at: '12:30',
  minutes: 90,
  name: 'Lunch by the pool',
  description: 'The buffet is open.',
  place: 'Lido deck',
  isNextDay: false,
  ...changes,
});

/** A plan of two days and a moment of the second, as its owner reads it. */
export function aHostPlan(changes: Partial<HostPlan> = {}): HostPlan {
  return {
    days: [
      {
        title: 'All aboard',
        description: 'Bags down.',
        picture: 'pool-day',
        alt: 'The pool',
        activities: [anActivity(), anActivity({ key: 'away', at: 'departure', name: 'Sail-away' })],
      },
      { title: 'In town', description: 'Walk off.', picture: 'deck-party', alt: 'A party', activities: [] },
    ],
    moments: [
      { title: 'The bay', description: 'Breakfast.', day: 2, picture: 'pool-day', alt: 'A bay', focus: 40 },
    ],
    version: 2,
    versions: versions(2),
    isOwner: true,
    ...changes,
  };
}

/** A home page with a slide and a card, as its owner reads it. */
export function aHostFront(changes: Partial<HostFront> = {}): HostFront {
  return {
    headline: ['Three nights', 'at sea'],
    lead: 'Down the coast.',
    group: '',
    summary: '',
    slides: [
      { title: 'Golden hour', description: 'Lit.', picture: 'wake-stars', alt: 'Stars', isMoving: true },
    ],
    cardsTitle: 'What it holds',
    cards: [
      {
        icon: 'music',
        color: 'coral',
        title: 'Songs',
        description: 'On every deck.',
        picture: 'deck-party',
        alt: 'A stage',
      },
    ],
    version: 2,
    versions: versions(2),
    isOwner: true,
    ...changes,
  };
}

/** The trip whose pages they are, as its hosts read it. */
export const aWrittenTrip = () => ({
  ...aHostTrip(),
  id: 1,
  version: 3,
  isOnSale: true,
  isOwner: true,
  seatsTaken: 4,
  departsAt: '2026-05-02T00:30:00.000Z',
  atStake: null,
});

/** Who writes them. */
export const AN_OWNER = {
  id: 1,
  username: 'marisol',
  email: 'm@example.com',
  firstName: 'Marisol',
  lastName: 'Sample',
  role: 'host',
};
