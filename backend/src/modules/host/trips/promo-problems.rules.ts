import type { PromoCode } from '../../trips/trip-config.js';

/** What is wrong with a trip's codes, a sentence for each field (`promoCodes.1.code`). */
export function promoProblems(promoCodes: readonly PromoCode[]): Record<string, string> {
  const problems: Record<string, string> = {};
  const codes = promoCodes.map(({ code }) => code);
  for (const [place, { code, percent, centsOff }] of promoCodes.entries()) {
    if (codes.indexOf(code) < place) problems[`promoCodes.${place}.code`] = 'The trip has this code already';
    if ((percent === null) === (centsOff === null))
      problems[`promoCodes.${place}.percent`] = 'Take off a percentage or an amount';
  }
  return problems;
}
