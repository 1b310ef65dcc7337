import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './root.mjs';
import { hashAll } from './sources.mjs';

/** @typedef {import('./steps.mjs').Step} Step */

/**
 * Whether a step passed in this checkout over the very files it depends on.
 * @param {Step} step
 */
export function hasPassed(step) {
  const note = noteOf(step);
  return existsSync(note) && readFileSync(note, 'utf8') === hashAll(step.inputs);
}

/**
 * Does a step's work and notes that it passed, unless something it depends on changed meanwhile.
 * @param {Step} step
 * @param {() => Promise<import('./steps.mjs').Counts>} work
 */
export async function noting(step, work) {
  const note = noteOf(step);
  const before = hashAll(step.inputs);
  rmSync(note, { force: true });
  const counts = await work();
  if (!counts.failed && hashAll(step.inputs) === before) {
    mkdirSync(dirname(note), { recursive: true });
    writeFileSync(note, before);
  }
  return counts;
}

/** @param {Step} step */
function noteOf({ title }) {
  return join(ROOT, '.data', 'passed', `${title.replaceAll(' ', '-')}.sha256`);
}
