import { BUDGETS } from './budgets.mjs';

/**
 * @typedef {object} Figure
 * @property {string} key the budget's
 * @property {string} subject which page or file
 * @property {number} value
 * @property {boolean} [isFair] whether the machine was fast and idle enough for a time to be judged
 */

const shown = (value) =>
  value < 1 ? value.toFixed(3) : value < 100 ? value.toFixed(1) : Math.round(value).toString();

/**
 * Prints every figure beside its budget, the worst subject of each key.
 * @param {Figure[]} figures
 * @returns {string[]} a sentence for each crossed limit
 */
export function report(figures) {
  const crossed = [];
  const rows = BUDGETS.flatMap((budget) => {
    const own = figures.filter(({ key }) => key === budget.key);
    const sign = budget.atLeast ? -1 : 1;
    const [worst] = own.toSorted((a, b) => sign * (b.value - a.value));
    if (!worst) return [];
    const isCrossed = sign * (worst.value - budget.limit) > 0;
    // A machine that is slow or busy excuses what crosses; what holds even there, holds.
    const isExcused = isCrossed && budget.isTimed && !worst.isFair;
    if (isCrossed && !isExcused)
      crossed.push(`${budget.title} (${worst.subject}): ${shown(worst.value)} ${budget.unit}`);
    const isOnTarget = sign * (worst.value - budget.target) <= 0;
    return [
      {
        what: budget.title,
        worst: worst.subject,
        value: `${shown(worst.value)} ${budget.unit}`,
        target: budget.target,
        limit: budget.limit,
        verdict: isExcused ? 'not judged' : isCrossed ? 'CROSSED' : isOnTarget ? 'good' : 'within',
      },
    ];
  });
  console.table(rows);
  return crossed;
}

/** Every page's Lighthouse figures, a row a page. @param {Figure[]} figures */
export function printPages(figures) {
  const pages = Map.groupBy
    ? Map.groupBy(figures, ({ subject }) => subject)
    : figures.reduce(
        (map, figure) => map.set(figure.subject, [...(map.get(figure.subject) ?? []), figure]),
        new Map(),
      );
  console.table(
    Object.fromEntries(
      [...pages].map(([path, own]) => [
        path,
        Object.fromEntries(own.map(({ key, value }) => [key.replace('score.', ''), shown(value)])),
      ]),
    ),
  );
}
