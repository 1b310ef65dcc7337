import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { Fault } from './fault.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT } from './root.mjs';
import { hasPassed, noting } from './passed.mjs';
import { keepOutput, run } from './run.mjs';
import { sideBySide } from './side-by-side.mjs';
import { STEPS } from './steps.mjs';
import { Tally } from './tally.mjs';

/** @typedef {import('./steps.mjs').Counts} Counts */
/** @typedef {import('./steps.mjs').Step} Step */

/**
 * Runs what `words` name, each step to its end whatever the others did, and prints the sums. Without words that is what did
 * not pass yet as it is now, with `all` everything; else parts, or one part and some of its test files.
 * @param {string[]} words
 */
export async function runSuite(words) {
  process.chdir(ROOT);
  const tally = new Tally();
  const installed = await guarded('installing', async () => {
    assertParts(words);
    await ensureInstalled();
    return {};
  });
  tally.add(installed);
  if (!installed.failed) await runSteps(words, tally);
  const files = filesIn(words);
  if (files.length && tally.passed + tally.failed === 0)
    tally.add({ failed: 1, notes: [`failed: no test file has a name like ${files.join(', ')}`] });
  tally.print();
  process.exitCode = tally.failed === 0 ? 0 : 1;
}

const PARTS = [...new Set(STEPS.map(({ part }) => part))];

/** @param {string[]} words */
function assertParts(words) {
  const [first = 'all'] = words;
  if (first !== 'all' && !PARTS.includes(first))
    throw new Fault(`There is no part "${first}". The parts are ${PARTS.join(', ')}, and all.`);
  if (first === 'check' && filesIn(words).length)
    throw new Fault('A check looks at everything: it cannot be told some files.');
}

/**
 * The test files among the words: what names no part.
 * @param {string[]} words
 */
const filesIn = (words) => words.filter((word) => word !== 'all' && !PARTS.includes(word));

/**
 * @param {string[]} words
 */
function stepsFor(words) {
  if (words.includes('all')) return STEPS;
  if (words.length) return STEPS.filter(({ part }) => words.includes(part));
  const steps = STEPS.filter((step) => !hasPassed(step));
  for (const { title } of STEPS.filter((step) => !steps.includes(step)))
    console.log(`== ${title}: not run, passed here before and nothing has changed (npm test -- all runs it)`);
  return steps;
}

/**
 * @param {string[]} words
 * @param {Tally} tally
 */
async function runSteps(words, tally) {
  const steps = stepsFor(words);
  const files = filesIn(words);
  const scratch = mkdtempSync(join(tmpdir(), 'gangway-test-'));
  try {
    let isBuilt = false;
    const makeBuild = async () => {
      isBuilt = await build(tally);
    };
    const [checks, rest] = [steps.filter(isForSources), steps.filter((step) => !isForSources(step))];
    // The compiler leaves a core idle: the checks that need no build fill it.
    await sideBySide([
      ...(steps.some(({ needsBuild }) => needsBuild) ? [makeBuild] : []),
      ...checks.map((step) => () => runCheck(step, scratch, tally)),
    ]);
    for (const step of rest) await runStep(step, { isBuilt, files }, scratch, tally);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** @param {Tally} tally */
async function build(tally) {
  console.log('\n== build');
  const counts = await guarded('build', async () => {
    await ensureBuilt(['backend', 'frontend']);
    return { passed: 1 };
  });
  tally.add(counts);
  return counts.passed === 1;
}

/**
 * @param {Step} step
 * @param {{ isBuilt: boolean, files: string[] }} given
 * @param {string} scratch
 * @param {Tally} tally
 */
async function runStep(step, { isBuilt, files }, scratch, tally) {
  const { title, needsBuild } = step;
  console.log(`\n== ${title}`);
  if (needsBuild && !isBuilt) return tally.add({ notes: [`not run, for want of a build: ${title}`] });
  const work = () => guarded(title, () => step.work(scratch, run, files));
  tally.add(files.length ? await work() : await noting(step, work));
}

/** @param {Step} step */
const isForSources = ({ part, needsBuild }) => part === 'check' && !needsBuild;

/**
 * What a check has to say is printed when it has ended: others run beside it.
 * @param {Step} step
 * @param {string} scratch
 * @param {Tally} tally
 */
async function runCheck(step, scratch, tally) {
  const { title } = step;
  const kept = keepOutput();
  tally.add(await noting(step, () => guarded(title, () => step.work(scratch, kept.run, []))));
  console.log(`\n== ${title}\n${kept.output().trim()}`);
}

/**
 * @param {string} title
 * @param {() => Promise<Counts>} work
 * @returns {Promise<Counts>}
 */
async function guarded(title, work) {
  try {
    return await work();
  } catch (error) {
    console.error(error instanceof Fault ? error.message : error);
    return {
      failed: 1,
      notes: [`failed: ${title}: ${error instanceof Error ? error.message : String(error)}`],
    };
  }
}
