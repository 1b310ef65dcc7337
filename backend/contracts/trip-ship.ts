import { CARD_ICONS, type ShownPicture } from './trip-pages.js';

/** How many of each the ship's page may have. */
export const MOST_OF_SHIP = {
  reasons: 7,
  figures: 6,
  groups: 8,
  /** A group. */
  amenities: 12,
  extras: 8,
  notes: 6,
  /** Points of a note, and lines of what is included and what is not. */
  points: 12,
  /** Letters of a figure: "24/7", "1,041 ft". */
  figure: 12,
} as const;

/** What may stand over a group of amenities, or beside something more to look forward to. */
export const SHIP_ICONS = [...CARD_ICONS, 'film', 'pool', 'bell', 'island', 'ropes', 'elevator'] as const;
export type ShipIcon = (typeof SHIP_ICONS)[number];

/** What one comes on board for. The first gets the largest picture. */
export interface ShipReason extends ShownPicture {
  title: string;
  description: string;
}

/** The ship in a figure. */
export interface ShipFigure {
  /** "11", "24/7". */
  value: string;
  /** Of what: "Bars and lounges". */
  name: string;
  /** A sentence on it; may be empty. */
  note: string;
}

/** Something that is on board. */
export interface Amenity {
  name: string;
  /** A few words on it; may be empty. */
  note: string;
}

export interface AmenityGroup {
  icon: ShipIcon;
  title: string;
  amenities: Amenity[];
  /** A sentence below them; may be empty. */
  note: string;
}

/** Something more to look forward to. */
export interface ShipExtra {
  icon: ShipIcon;
  title: string;
  description: string;
}

/** What is good to know about one thing, such as the weather. */
export interface ShipNote {
  title: string;
  points: string[];
}

/** What a trip says of its ship, and what its fare holds. A list that is empty is left out of the page. */
export interface TripShip {
  /** The large words of the first screen. */
  title: string;
  /** A sentence below them; may be empty. */
  lead: string;
  /** What search engines say of the page. */
  summary: string;
  /** Fills the first screen. */
  cover: ShownPicture;
  /** A few words each under how long the trip lasts, how many come, and where it goes; may be empty. */
  durationNote: string;
  groupNote: string;
  destinationNote: string;
  reasons: ShipReason[];
  figures: ShipFigure[];
  /** Stands beside the figures. */
  figuresPicture: ShownPicture;
  amenities: AmenityGroup[];
  extras: ShipExtra[];
  notes: ShipNote[];
  /** What the fare holds, and what it does not, a line each, as the checkout lists it. */
  included: string[];
  notIncluded: string[];
}
