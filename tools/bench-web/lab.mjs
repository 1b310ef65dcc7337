import { blockingByCpu } from './blocking.mjs';
import { launchForLighthouse } from './browser.mjs';
import { FORM_PAGES } from './budgets.mjs';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const BLOCKING = 'total-blocking-time';
const AUDITS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: BLOCKING,
  cls: 'cumulative-layout-shift',
};
/** What a form may take longer for has a budget of its own. */
const OWN_FOR_FORMS = ['score.performance', 'tbt', 'tbt.cpu'];
const keyOf = (key, path) => (OWN_FOR_FORMS.includes(key) && FORM_PAGES.includes(path) ? `${key}.form` : key);
// A field that a fixed bar covers until one scrolls counts as small here. The journeys measure targets without the bar.
const NOT_JUDGED = ['target-size'];
const TRIES = 3;
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/**
 * Lighthouse's phone, a median of several runs a page, every run in a new browser.
 * @param {string} origin
 * @param {string[]} paths
 * @param {number} runs
 * @returns {Promise<{ figures: import('./report.mjs').Figure[], machine: number }>} `machine` is Lighthouse's own measure of
 * this one's speed, the median over all runs
 */
export async function measureInLab(origin, paths, runs) {
  const { default: lighthouse } = await import('lighthouse');
  const { Audit } = await import('lighthouse/core/audits/audit.js');
  const figures = [];
  const machines = [];
  for (const path of paths) {
    const results = [];
    const blocking = [];
    for (let run = 0; run < runs; run++) {
      const { lhr, blockingMs } = await lookAt(lighthouse, origin + path);
      results.push(lhr);
      blocking.push(blockingMs);
      machines.push(lhr.environment.benchmarkIndex);
    }
    tellFailedAudits(path, results[0]);
    for (const category of CATEGORIES) {
      const value = median(results.map(({ categories }) => categories[category].score * 100));
      figures.push({ key: keyOf(`score.${category}`, path), subject: path, value });
    }
    figures.push({ key: keyOf('tbt.cpu', path), subject: path, value: median(blocking) });
    const byCpu = results.map((result, run) => scoreByCpu(result, blocking[run], Audit));
    figures.push({ key: 'score.cpu', subject: path, value: median(byCpu) });
    for (const [key, audit] of Object.entries(AUDITS)) {
      figures.push({
        key: keyOf(key, path),
        subject: path,
        value: median(results.map(({ audits }) => audits[audit].numericValue)),
      });
    }
  }
  return { figures, machine: median(machines) };
}

/** One run. The browser now and then records no start of the visit: a page that was not seen is looked at again. */
async function lookAt(lighthouse, address, triesLeft = TRIES) {
  const browser = await launchForLighthouse();
  const options = { onlyCategories: CATEGORIES, skipAudits: NOT_JUDGED, logLevel: 'error' };
  const { lhr, artifacts } = await lighthouse(address, { port: browser.port, ...options });
  browser.kill();
  if (!lhr.runtimeError) return { lhr, blockingMs: blockingByCpu(artifacts.Trace.traceEvents) };
  if (triesLeft > 1) return lookAt(lighthouse, address, triesLeft - 1);
  throw new Error(`${address}: ${lhr.runtimeError.message}`);
}

/**
 * Lighthouse's score for speed, 0 to 100, with the CPU time for which the page blocks in the place of the time on the clock,
 * on Lighthouse's own curve: what the page would score on a machine that it has to itself.
 */
function scoreByCpu({ categories, audits }, blockingMs, Audit) {
  const parts = categories.performance.auditRefs.filter(({ weight }) => weight > 0);
  const scoreOf = (id) =>
    id === BLOCKING ? Audit.computeLogNormalScore(audits[id].scoringOptions, blockingMs) : audits[id].score;
  const sum = parts.reduce((total, { id, weight }) => total + weight * scoreOf(id), 0);
  return (100 * sum) / parts.reduce((total, { weight }) => total + weight, 0);
}

/** What keeps a page from 100 outside of speed, in Lighthouse's words. */
function tellFailedAudits(path, { categories, audits }) {
  for (const category of CATEGORIES.slice(1)) {
    for (const { id, weight } of categories[category].auditRefs) {
      if (weight > 0 && audits[id].score !== null && audits[id].score < 1) {
        console.log(`  ${path}: ${category}: ${audits[id].title}`);
      }
    }
  }
}
