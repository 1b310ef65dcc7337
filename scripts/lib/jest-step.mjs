import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from './run.mjs';

/** A flag: there may be no test at all. */
export const NONE_IS_FINE = '--passWithNoTests';

/**
 * Runs one workspace's jest and counts its tests. A test file that could not run at all counts as one failed test,
 * and so does a run without any test, unless {@link NONE_IS_FINE} is among the flags.
 * @param {string} name of the step, as people read it
 * @param {string} workspace
 * @param {string[]} flags
 * @param {string} reportDir
 * @param {Record<string, string>} [env]
 */
export async function runJest(name, workspace, flags, reportDir, env) {
  const report = join(reportDir, `${name.replaceAll(' ', '-')}.json`);
  const output = ['--json', `--outputFile=${report}`];
  const code = await runNpm(['test', '--silent', '-w', workspace, '--', ...flags, ...output], env);
  if (!existsSync(report))
    return { failed: 1, notes: [`${name}: jest ended without a report (code ${code})`] };
  /** @type {JestReport} */
  const told = JSON.parse(readFileSync(report, 'utf8'));
  if (flags.includes(NONE_IS_FINE) && told.testResults.length === 0) return {};
  const counts = countJest(name, told);
  if (code === 0 || counts.failed) return counts;
  return { ...counts, failed: 1, notes: [...counts.notes, `${name}: jest ended with code ${code}`] };
}

/**
 * @typedef {{ fullName: string, status: string, invocations?: number }} Assertion
 * @typedef {{ name: string, status: string, message: string, assertionResults: Assertion[] }} TestFile
 * @typedef {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number, testResults: TestFile[] }} JestReport
 */

/**
 * @param {string} name
 * @param {JestReport} report
 * @returns {import('./steps.mjs').Counts & { notes: string[] }}
 */
function countJest(name, report) {
  const passed = report.numPassedTests;
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  const notes = tests
    .filter(({ status }) => status !== 'passed')
    .map(({ fullName, status }) => `${status === 'failed' ? 'failed' : 'skipped'}: ${name}: ${fullName}`);
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.length,
  );
  notes.push(...broken.map((file) => `failed: ${name}: ${file.name} could not run`));
  const unsteady = tests
    .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
    .map(({ fullName }) => fullName);
  if (passed + failed > 0) return { passed, failed, notes, unsteady };
  return { failed: 1, notes: [...notes, `failed: ${name}: no test ran`] };
}
