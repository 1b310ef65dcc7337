import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from './run.mjs';

/**
 * @typedef {{ status: string, attachments: { name: string, path?: string }[] }} Result
 * @typedef {{ title: string, ok: boolean, tests: { status: string, results: Result[] }[] }} Spec
 * @typedef {{ title: string, specs: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, suites: Suite[], errors: { message?: string }[] }} PlaywrightReport
 */

/**
 * Runs the browser journeys and counts them. One that passed only when tried again passes, and is named.
 * @param {string} reportDir
 * @param {Record<string, string>} env
 * @param {string[]} files parts of the names of those to run; all when empty
 */
export async function runJourneys(reportDir, env, files) {
  const report = join(reportDir, 'journeys.json');
  const code = await runNpm(['run', '--silent', 'test:e2e', '--', '--reporter=list,json'], {
    ...env,
    JOURNEYS: files.join(','),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  if (!existsSync(report))
    return { failed: 1, notes: [`journeys: Playwright ended without a report (code ${code})`] };
  /** @type {PlaywrightReport} */
  const { stats, suites, errors } = JSON.parse(readFileSync(report, 'utf8'));
  const passed = stats.expected + stats.flaky;
  const specs = suites.flatMap(specsBelow);
  const notes = specs.flatMap(noteOn);
  for (const page of specs.flatMap(pagesSeen)) process.stdout.write(`\n${page}\n`);
  const unsteady = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  if (stats.unexpected === 0 && (code !== 0 || passed === 0)) {
    const why = errors[0]?.message ?? (passed ? `Playwright ended with code ${code}` : 'no journey ran');
    return { passed, failed: 1, notes: [...notes, `failed: journeys: ${why}`] };
  }
  return { passed, failed: stats.unexpected, notes, unsteady: unsteady.map(({ title }) => title) };
}

/**
 * @param {Suite} suite
 * @returns {Spec[]}
 */
function specsBelow({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsBelow)];
}

/** @param {Spec} spec */
function noteOn({ title, tests }) {
  /** @type {Record<string, string>} */
  const words = { unexpected: 'failed', skipped: 'skipped' };
  return tests.flatMap(({ status }) => (words[status] ? [`${words[status]}: journeys: ${title}`] : []));
}

/** Enough of a page to see where a journey stood. */
const MOST_LINES = 150;

/**
 * What the pages showed when a journey failed, also where it passed at a second try: its folder may be gone when somebody asks.
 * @param {Spec} spec
 */
function pagesSeen({ title, tests }) {
  return tests.flatMap(({ results }) =>
    results
      .flatMap(({ attachments }) => attachments)
      .filter(({ name, path }) => name === 'error-context' && path && existsSync(path))
      .map(
        ({ path }) =>
          `${title}\n${pageOf(readFileSync(String(path), 'utf8'))
            .split('\n')
            .slice(0, MOST_LINES)
            .join('\n')}`,
      ),
  );
}

/**
 * The error and the page: what stands before them is Playwright's advice.
 * @param {string} context
 */
function pageOf(context) {
  return context.slice(Math.max(context.indexOf('# Error details'), 0));
}
