import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { Fault } from './fault.mjs';
import { installDebianPackage } from './debian.mjs';

/**
 * The programs the tests need and npm does not bring: the variable that names one, what it may be called, the Debian
 * package that has it, and what does in its place where that package cannot be had.
 */
const PROGRAMS = {
  redis: {
    variable: 'REDIS_SERVER',
    names: ['redis-server', 'valkey-server'],
    debian: 'redis-server',
    others: [],
  },
  nginx: { variable: 'NGINX', names: ['nginx'], debian: 'nginx', others: [] },
  chromium: {
    variable: 'CHROMIUM',
    // Without the windows nobody looks at the journeys take two thirds of the work.
    names: ['chromium-headless-shell'],
    debian: 'chromium-headless-shell',
    others: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
  },
};

/**
 * The environment by which tests find `programs`; what is missing is installed where that can be.
 * @param {(keyof typeof PROGRAMS)[]} programs
 * @returns {Promise<Record<string, string>>}
 */
export async function findPrograms(programs) {
  /** @type {Record<string, string>} */
  const env = {};
  for (const program of programs) {
    const { variable } = PROGRAMS[program];
    const path = await findProgram(program);
    if (path) env[variable] = path;
  }
  return env;
}

/**
 * @param {keyof typeof PROGRAMS} program
 * @returns {Promise<string | null>} null when Playwright brings its own
 */
async function findProgram(program) {
  const { variable, names, debian, others } = PROGRAMS[program];
  const given = process.env[variable];
  if (given) {
    if (isExecutable(given)) return given;
    throw new Fault(`${variable} names ${given}, and there is no program there.`);
  }
  if (program === 'chromium' && (await playwrightHasBrowser())) return null;
  const found =
    findOnPath(names) ?? ((await installDebianPackage(debian)) ? findOnPath(names) : findOnPath(others));
  if (found) return found;
  throw new Fault(
    `There is no ${program} here and it could not be installed. Install it, or set ${variable} to its path.`,
  );
}

/** @param {string[]} names */
function findOnPath(names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/usr/bin'];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable) ?? null;
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function playwrightHasBrowser() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  return existsSync(chromium.executablePath());
}
