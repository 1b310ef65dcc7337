import type { AddOnOffer } from '../../trips/trip-config.js';
import { repeatProblems } from './repeat-problems.rules.js';

const MOST_OF_A_CODE = 32;

/** What is wrong with a trip's extras, a sentence for each field (`addOns.1.title`). */
export const extraProblems = (addOns: readonly AddOnOffer[]): Record<string, string> =>
  repeatProblems(
    addOns.map(({ title }) => title),
    { at: (place) => `addOns.${place}.title`, sentence: 'Another extra has this name' },
  );

/** The extras with a code each. One that has its code keeps it: a page that shows it can still add it. */
export function coded(addOns: readonly AddOnOffer[]): AddOnOffer[] {
  const taken = new Set<string>();
  const kept = new Set(addOns.map(({ code }) => code));
  return addOns.map(({ code, ...extra }) => {
    const isTaken = (one: string) => taken.has(one) || kept.has(one);
    const own = code && !taken.has(code) ? code : newCode(extra.title, isTaken);
    taken.add(own);
    return { ...extra, code: own };
  });
}

/** "Wine tour" as "wine-tour", or "wine-tour-2" where that is taken. */
function newCode(title: string, isTaken: (code: string) => boolean): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? ['extra'];
  const plain = words.join('-').slice(0, MOST_OF_A_CODE);
  let code = plain;
  for (let n = 2; isTaken(code); n++) code = `${plain}-${n}`;
  return code;
}
