import type { AgreedSection } from '../../../../contracts/agreed-section.js';
import { repeatProblems } from './repeat-problems.rules.js';

/** What is wrong with what a trip adds to the terms, a sentence for each field (`ownTerms.1.title`): each section has its heading. */
export const ownTermsProblems = (sections: readonly AgreedSection[]): Record<string, string> =>
  repeatProblems(
    sections.map(({ title }) => title),
    { at: (place) => `ownTerms.${place}.title`, sentence: 'Another section has this heading' },
  );
