import type { AgreedSection } from './agreed-section.js';

/** What a waiver says. */
export interface WaiverWords {
  title: string;
  sections: readonly AgreedSection[];
}

/** How many sections a waiver has at most: nobody reads more of them. */
export const MOST_WAIVER_SECTIONS = 20;

/** Whether two waivers say the same, in the same order. */
export const saysTheSame = (one: WaiverWords, other: WaiverWords): boolean => wordsOf(one) === wordsOf(other);

/** A column of JSON keeps no order of the fields. */
const wordsOf = ({ title, sections }: WaiverWords) =>
  JSON.stringify([title, sections.map((section) => [section.title, section.text])]);
