import { STOCK_CABINS } from '../../../backend/contracts/stock-cabins';
import type {
  HostCabins,
  HostFront,
  HostGroup,
  HostGuide,
  HostPlan,
  HostShip,
} from '../api/host/hostTripPages';
import type { OwnPicture } from '../api/host/hostTripPictures';
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

/** The page of a ship with something in each of its lists, as its owner reads it. */
export function aHostShip(changes: Partial<HostShip> = {}): HostShip {
  return {
    title: 'A small ship',
    lead: 'Twelve cabins and a mast.',
    summary: 'The ship and her cabins.',
    cover: { picture: 'ship-sunset-hero', alt: 'The ship at dusk' },
    durationNote: 'Meals included',
    groupNote: '',
    destinationNote: 'A round trip',
    reasons: [
      { title: 'The mast', description: 'Climb it.', picture: 'pool-day', alt: 'A mast' },
      { title: 'The galley', description: 'Smell it.', picture: 'deck-party', alt: 'A stove' },
    ],
    figures: [{ value: '12', name: 'Cabins', note: 'All outside.' }],
    figuresPicture: { picture: 'ship-sunset-close', alt: 'The ship close by' },
    amenities: [
      { icon: 'food', title: 'To eat', amenities: [{ name: 'Galley', note: 'open all night' }], note: '' },
    ],
    extras: [{ icon: 'island', title: 'An islet', description: 'With one palm.' }],
    notes: [{ title: 'Shoes', points: ['Bare feet on deck', 'Boots in the rigging'] }],
    included: ['The cabin', 'All meals'],
    notIncluded: ['The way to the port'],
    version: 2,
    versions: versions(2),
    isOwner: true,
    ...changes,
  };
}

/** The pictures of a trip's cabins, as its owner reads them. */
export function aHostCabins(changes: Partial<HostCabins> = {}): HostCabins {
  return {
    ...STOCK_CABINS,
    balcony: {
      room: { picture: 'theatre-night', alt: 'Our suite' },
      beyond: { picture: 'deck-party', alt: 'Our deck' },
    },
    version: 1,
    versions: versions(1),
    isOwner: true,
    ...changes,
  };
}

/** Two pictures of a group, as its owner reads them. */
export function aHostGroup(changes: Partial<HostGroup> = {}): HostGroup {
  return {
    adventures: [{ picture: 'wake-stars', alt: 'Stars', title: 'Our last night', description: '' }],
    activities: [
      { picture: 'pool-day', alt: 'The pool', title: 'Relay in the pool', description: 'In two teams' },
    ],
    version: 1,
    versions: versions(1),
    isOwner: true,
    ...changes,
  };
}

/** A guide with something in each of its lists, as its owner reads it. */
export function aHostGuide(changes: Partial<HostGuide> = {}): HostGuide {
  return {
    title: 'Ready for the north',
    lead: 'What to do, and what to pack.',
    cover: { picture: 'wake-stars', alt: 'Stars' },
    steps: [
      { weeksBefore: 6, title: 'Papers first', tasks: ['Look at your passport'] },
      { weeksBefore: 1, title: 'Pack', tasks: ['Weigh the bag', 'Charge the camera'] },
    ],
    documents: [{ title: 'A permit', description: 'For the islands.' }],
    packing: [
      {
        title: 'Clothing',
        items: [
          { key: 'boots', name: 'Boots', isEssential: true },
          { key: 'scarf', name: 'A scarf', isEssential: false },
        ],
      },
      { title: 'Else', items: [{ key: 'harp', name: 'A harp', isEssential: false }] },
    ],
    fitnessLead: 'No training is needed.',
    fitness: [{ title: 'Sea legs', description: 'Stay in the middle.' }],
    fitnessPicture: { picture: 'pool-day', alt: 'The pool' },
    weatherLead: 'Cold and clear.',
    weather: [{ name: 'By day', value: '41 °F', note: '5 °C' }],
    weatherNotes: ['Wind from the ice.'],
    ashore: ['Crowns, not dollars.'],
    links: [{ url: 'https://example.com/ferries', name: 'Ferries', about: 'When they go' }],
    version: 2,
    versions: versions(2),
    isOwner: true,
    ...changes,
  };
}

/** A picture that its owner handed in, on no page yet. */
export const anOwnPicture = (changes: Partial<OwnPicture> = {}): OwnPicture => ({
  id: 'abcdefghijklmnopqrstuv',
  width: 800,
  height: 600,
  shownOn: [],
  isYours: true,
  ...changes,
});

/** The trip whose pages they are, as its hosts read it. */
export const aWrittenTrip = () => ({
  ...aHostTrip(),
  id: 1,
  version: 3,
  isOnSale: true,
  isOwner: true,
  seatsTaken: 4,
  cabinsTaken: { inside: 0, oceanview: 0, balcony: 2 },
  promoUses: [],
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
