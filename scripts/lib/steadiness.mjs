import { existsSync } from 'node:fs';
import { keepBusy } from './busy.mjs';
import { installDebianPackage } from './debian.mjs';
import { Fault } from './fault.mjs';
import { keepOutput } from './run.mjs';

/** What differs from round to round; no date is the machine's own. A change of the clocks lies behind the second. */
const ROUNDS = [
  { TZ: 'UTC' },
  { TZ: 'America/Los_Angeles', date: '2026-12-10 07:25:00' },
  { TZ: 'Pacific/Kiritimati' },
  { TZ: 'Europe/Berlin', date: '2028-02-29 12:00:00' },
  { TZ: 'UTC', date: '2027-03-13 23:50:00' },
];
const FAKE_TIME = ['x86_64', 'aarch64'].map(
  (arch) => `/usr/lib/${arch}-linux-gnu/faketime/libfaketimeMT.so.1`,
);
/** The lines of a run that name a test which failed, or passed at a second try. */
const UNSTEADY = /^ {2}failed: .*|^steady: .*/gm;

/** "5", or "2-3" for the second and the third round alone. */
const COUNT = /^(?:([1-9]\d*)-)?([1-9]\d*)$/;

/**
 * Runs a part of the tests several times and lists what was not the same each time.
 * @param {string[]} words part, number of rounds or which of them, and files of the part
 */
export async function runSteadily([part, count = '', ...files]) {
  const [, from = '1', to] = COUNT.exec(count) ?? [];
  if (!part || !to || Number(from) > Number(to))
    throw new Fault(
      'Say which part and how often: npm run test:steady -- integration 5; or which rounds: integration 2-3',
    );
  /** @type {string[]} */
  const found = [];
  for (let round = Number(from) - 1; round < Number(to); round++)
    found.push(...(await runRound(round, [part, ...files])));
  console.log(found.length ? `\nNot steady:\n${found.join('\n')}` : '\nEvery round was the same.');
  process.exitCode = found.length ? 1 : 0;
}

/**
 * @param {number} round
 * @param {string[]} words
 */
async function runRound(round, words) {
  const { TZ, date } = /** @type {{ TZ: string, date?: string }} */ (ROUNDS[round % ROUNDS.length]);
  const place = `round ${round + 1}: ${TZ}, ${date ?? 'today'}`;
  const env = { TZ, ...(date && (await timeFrom(date))) };
  const stop = keepBusy();
  const { run, output } = keepOutput();
  const began = performance.now();
  const code = await run(process.execPath, ['scripts/test.mjs', ...words], env);
  await stop();
  console.log(`${place}: ended with ${code} after ${Math.round((performance.now() - began) / 1000)} s`);
  const found = output().match(UNSTEADY) ?? (code ? [output().slice(-2_000)] : []);
  return found.map((line) => `${place}: ${line.trim()}`);
}

/**
 * The environment in which every process begins at a date.
 * @param {string} date in UTC
 */
async function timeFrom(date) {
  if (!FAKE_TIME.some((path) => existsSync(path))) await installDebianPackage('libfaketime');
  const library = FAKE_TIME.find((path) => existsSync(path));
  if (!library) throw new Fault('Other dates need libfaketime, which could not be installed.');
  const ahead = Math.round((Date.parse(`${date.replace(' ', 'T')}Z`) - Date.now()) / 1000);
  return {
    LD_PRELOAD: library,
    FAKETIME: `${ahead < 0 ? '' : '+'}${ahead}s`,
    // Pauses and limits go by real time.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
}
