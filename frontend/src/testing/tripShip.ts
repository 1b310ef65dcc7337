import { STOCK_SHIP } from '../../../backend/contracts/stock-ship';
import type { TripShip } from '../api/tripPages';

/** A ship of two masts: two of whatever is listed. */
export function aShip(changes: Partial<TripShip> = {}): TripShip {
  return {
    tripId: 1,
    version: 1,
    title: 'Two masts and a lagoon',
    lead: 'Twelve sails, and a cook who sings.',
    summary: 'A sailing ship for two days on a lagoon.',
    cover: { picture: 'own/Abcdefghijklmnopqrstu1', alt: 'A schooner under full sail' },
    durationNote: 'Cabin and breakfast',
    groupNote: 'Nobody else on board',
    destinationNote: 'There and back',
    reasons: [
      {
        title: 'A net over the bow',
        description: 'Lie in it while she sails.',
        picture: 'own/Abcdefghijklmnopqrstu2',
        alt: 'Somebody lies in a net over the waves',
      },
      {
        title: 'A piano below deck',
        description: 'It is bolted down.',
        picture: 'deck-party',
        alt: 'A band on deck',
      },
    ],
    figures: [
      { value: '2', name: 'Masts', note: 'Both of larch.' },
      { value: '98 ft', name: 'Length', note: '' },
    ],
    figuresPicture: { picture: 'pool-day', alt: 'The lagoon by day' },
    amenities: [
      {
        icon: 'food',
        title: 'Galley',
        amenities: [
          { name: 'Long table', note: 'for all at once' },
          { name: 'Coffee', note: '' },
        ],
        note: 'Tell the cook what you do not eat.',
      },
      { icon: 'bell', title: 'Saloon', amenities: [], note: '' },
    ],
    extras: [
      { icon: 'island', title: 'A sandbank', description: 'There at low tide only.' },
      { icon: 'ropes', title: 'The rigging', description: 'As high as you dare.' },
    ],
    notes: [
      { title: 'Sea legs', points: ['She heels.', 'Bring shoes that grip.'] },
      { title: 'Sun', points: ['There is little shade.'] },
    ],
    included: ['Two nights in a berth', 'Breakfast'],
    notIncluded: ['The train to the harbor'],
    ...changes,
  };
}

/** Nobody has written the trip's ship yet. */
export const unwrittenShip = (tripId = 1): TripShip => ({ ...STOCK_SHIP, tripId, version: 0 });
