import type { ShownPicture } from './trip-pages.js';

/** How many of each the preparation guide may have. */
export const MOST_OF_GUIDE = {
  steps: 10,
  /** Tasks of a step, and lines on the weather and on being ashore. */
  points: 12,
  documents: 6,
  groups: 8,
  /** Things of a group of the packing list. */
  items: 30,
  advice: 8,
  weather: 6,
  links: 8,
  /** Weeks between a step and the departure. */
  weeks: 52,
  /** Letters of the address of a link. */
  url: 300,
} as const;

/** Things to do by one day. */
export interface PreparationStep {
  /** The day is so many weeks before the departure. */
  weeksBefore: number;
  title: string;
  tasks: string[];
}

/** A thing of the packing list. */
export interface PackingItem {
  /** One a guide, and the same as long as the thing is: ticks are kept under it. Small letters, digits and hyphens. */
  key: string;
  name: string;
  isEssential: boolean;
}

export interface PackingGroup {
  title: string;
  items: PackingItem[];
}

/** A few words and what is said under them. */
export interface GuideEntry {
  title: string;
  description: string;
}

/** The weather in a figure: "By day", "79 °F", "26 °C". */
export interface WeatherFigure {
  name: string;
  value: string;
  /** May be empty. */
  note: string;
}

/** A page of another site. */
export interface GuideLink {
  /** `https`. */
  url: string;
  name: string;
  /** A few words on it; may be empty. */
  about: string;
}

/** How the guests of a trip get ready for it. A list that is empty is left out of the page. */
export interface TripGuide {
  title: string;
  /** Below the title. */
  lead: string;
  /** Stands beside them. */
  cover: ShownPicture;
  /** The earliest first. */
  steps: PreparationStep[];
  /** Papers beyond those that every trip asks for. */
  documents: GuideEntry[];
  packing: PackingGroup[];
  /** On what the body should be ready for, a sentence; may be empty. */
  fitnessLead: string;
  fitness: GuideEntry[];
  /** Stands beside it. */
  fitnessPicture: ShownPicture;
  /** What the weather is like, a sentence or two; may be empty. */
  weatherLead: string;
  weather: WeatherFigure[];
  weatherNotes: string[];
  /** Good to know ashore. */
  ashore: string[];
  links: GuideLink[];
}

/** The keys of all things of a packing list. */
export const packingKeys = (packing: readonly PackingGroup[]): string[] =>
  packing.flatMap(({ items }) => items.map(({ key }) => key));
