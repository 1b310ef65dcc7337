import type { StockPicture } from './stock-pictures.js';

/**
 * What a trip's own pages say, in parts: `plan` is its days, `front` its home page, `ship` the ship's page with what the fare
 * holds, `cabins` how its cabins look, `guide` how its guests get ready, `group` pictures of its people. Each is kept in
 * versions of its own.
 */
export const PAGE_PARTS = ['plan', 'front', 'ship', 'cabins', 'guide', 'group'] as const;
export type PagePart = (typeof PAGE_PARTS)[number];

/** How many of each a part may have. */
export const MOST_OF_PAGES = {
  days: 31,
  /** A day. */
  activities: 16,
  moments: 12,
  slides: 12,
  cards: 9,
  /** Lines of the headline. */
  lines: 4,
  /** Letters of a line of the headline: at 320 pixels it does not break. */
  line: 16,
  /** Letters of what is said of an activity. */
  sentence: 160,
  /** How long an activity takes up a calendar, in minutes: a day. */
  minutes: 1_440,
} as const;

/** Where a text names who hosts the trip. */
export const ARTIST_MARK = '{artist}';

/** A picture as a page shows it. */
export interface ShownPicture {
  /** One of the site's own, or one that a host of the trip handed in: {@link ownPicture}. */
  picture: StockPicture | OwnPicture;
  /** What somebody sees there, for who does not. */
  alt: string;
}

export type OwnPicture = `own/${string}`;
/** How a part names a picture that a host handed in: by its id of 22 characters. */
export const OWN_PICTURE = /^own\/([\w-]{22})$/;
export const ownPicture = (id: string): OwnPicture => `own/${id}`;

/** How the key of an activity, and of a thing to pack, is written. */
export const PART_KEY = /^[a-z0-9-]{1,40}$/;
/** How the time of an activity is written. */
export const ACTIVITY_TIME = /^(([01]\d|2[0-3]):[0-5]\d|departure)$/;

/** Something to do or to know, at a time on the ship's clocks. */
export interface PlannedActivity {
  /** One a plan, and the same as long as the activity is: calendars know it by this. Small letters, digits and hyphens. */
  key: string;
  /** `HH:mm` on the clocks of the trip's zone; `departure` is when the trip's row says that the ship sails. */
  at: string;
  /** How long it takes up a calendar. */
  minutes: number;
  name: string;
  /** A sentence on what it is; may be empty. */
  description: string;
  /** May be empty. */
  place: string;
  /** After midnight: the night still belongs to the day before. */
  isNextDay: boolean;
}

/** One day as it is planned. Its date follows from its place: the first is the trip's first day. */
export interface PlannedDay extends ShownPicture {
  title: string;
  description: string;
  activities: PlannedActivity[];
}

/** Something to look forward to. */
export interface Moment extends ShownPicture {
  title: string;
  description: string;
  /** The number of the day of the plan that it belongs to, from 1. */
  day: number;
  /** What of the picture stays in an upright frame, from 0 (left) to 100. */
  focus: number;
}

/** The trip day by day; names and descriptions may hold {@link ARTIST_MARK}. */
export interface TripPlan {
  days: PlannedDay[];
  moments: Moment[];
}

export interface Slide extends ShownPicture {
  title: string;
  description: string;
  /** Plays the loop of its picture, where there is one and motion is welcome. */
  isMoving: boolean;
}

export const CARD_ICONS = [
  'anchor',
  'music',
  'waves',
  'wheel',
  'drama',
  'stars',
  'food',
  'mountain',
  'sun',
] as const;
export const CARD_COLORS = ['gold', 'coral', 'lagoon'] as const;

/** A card of the home page. */
export interface FrontCard extends ShownPicture {
  icon: (typeof CARD_ICONS)[number];
  /** Of the icon's ground. */
  color: (typeof CARD_COLORS)[number];
  title: string;
  description: string;
}

/** The trip's home page; texts may be empty: then the trip's row says what is to be said. */
export interface TripFront {
  /** The large words of the first screen, a line each. None: the trip's title. */
  headline: string[];
  /** A sentence between where the ship sails and what it costs. */
  lead: string;
  /** One line under the number of guests, e.g. "Whole-ship charter". */
  group: string;
  /** What search engines say of the page. Empty: the trip's description. */
  summary: string;
  slides: Slide[];
  cardsTitle: string;
  cards: FrontCard[];
}

export const EMPTY_PLAN: TripPlan = { days: [], moments: [] };
export const EMPTY_FRONT: TripFront = {
  headline: [],
  lead: '',
  group: '',
  summary: '',
  slides: [],
  cardsTitle: '',
  cards: [],
};

/** When a part was saved, and by whom; nobody's name where the account is gone. */
export interface PageVersion {
  version: number;
  savedAt: string;
  savedBy: string | null;
}

/** A part as everybody reads it. Version 0: nobody has written it yet. */
export type ReadPart<T> = T & { tripId: number; version: number };

/** A part as it was saved once. The site's own ship is in place of each picture that was removed since. */
export type PastPart<T> = T & { tripId: number; version: number; picturesGone: number };

/** A part as the trip's hosts read it, with its versions, the newest first. */
export type HostPart<T> = T & { version: number; versions: PageVersion[]; isOwner: boolean };
