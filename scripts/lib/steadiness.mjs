import { appendFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepBusy } from './busy.mjs';
import { installDebianPackage } from './debian.mjs';
import { Fault } from './fault.mjs';
import { findPrograms } from './programs.mjs';
import { ROOT } from './root.mjs';
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
  const log = logOf(round + 1);
  console.log(`${place}: what it prints goes to ${log}`);
  const stop = keepBusy();
  const { run, output } = keepOutput((part) => appendFileSync(log, part));
  const began = performance.now();
  const code = await run(process.execPath, ['scripts/test.mjs', ...words], env);
  await stop();
  console.log(`${place}: ended with ${code} after ${Math.round((performance.now() - began) / 1000)} s`);
  const found = output().match(UNSTEADY) ?? (code ? [output().slice(-2_000)] : []);
  return found.map((line) => `${place}: ${line.trim()}`);
}

/**
 * An empty file for what a round prints, to be read while it runs and after.
 * @param {number} round
 */
function logOf(round) {
  const folder = join(ROOT, '.data', 'steady');
  mkdirSync(folder, { recursive: true });
  const log = join(folder, `round-${round}.log`);
  writeFileSync(log, '');
  return log;
}

/**
 * The environment in which every process begins at a date, but redis-server: its jemalloc asks for the time before
 * libfaketime is ready to be asked, and it never starts (seen with 7.0.15 and 0.9.10 of Debian 12). Nothing we keep in
 * Redis has a date of its own; what leaves it does so after a while.
 * @param {string} date in UTC
 */
async function timeFrom(date) {
  if (!FAKE_TIME.some((path) => existsSync(path))) await installDebianPackage('libfaketime');
  const library = FAKE_TIME.find((path) => existsSync(path));
  if (!library) throw new Fault('Other dates need libfaketime, which could not be installed.');
  const ahead = Math.round((Date.parse(`${date.replace(' ', 'T')}Z`) - Date.now()) / 1000);
  return {
    ...(await redisWithout('LD_PRELOAD')),
    LD_PRELOAD: library,
    FAKETIME: `${ahead < 0 ? '' : '+'}${ahead}s`,
    // Pauses and limits go by real time; without the second a browser's idle threads fill all cores, each wait over at once.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    FAKETIME_FORCE_MONOTONIC_FIX: '0',
  };
}

/**
 * The environment in which redis-server starts without a variable that all others have.
 * @param {string} variable
 */
async function redisWithout(variable) {
  const { REDIS_SERVER } = await findPrograms(['redis']);
  const folder = mkdtempSync(join(tmpdir(), 'gangway-steady-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const script = join(folder, 'redis-server');
  writeFileSync(script, `#!/bin/sh\nunset ${variable}\nexec '${REDIS_SERVER}' "$@"\n`, { mode: 0o700 });
  return { REDIS_SERVER: script };
}
