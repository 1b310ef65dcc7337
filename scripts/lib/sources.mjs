import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

const TESTS = /\.(spec|test)\.tsx?$/;
/** What commands make and nobody writes. */
const MADE = new Set(['node_modules', 'dist', 'dist-server', '.data', 'coverage']);

/**
 * One figure for everything below `paths` (files or folders, from the checkout), tests left out: it changes when a
 * build of them would.
 * @param {string[]} paths
 */
export function hashSources(paths) {
  return hashFiles(paths.flatMap(filesBelow).filter((path) => !TESTS.test(path)));
}

/**
 * The same for tests, which depend on their own files too.
 * @param {string[]} paths
 */
export function hashAll(paths) {
  return hashFiles(paths.flatMap(filesBelow));
}

/** @param {string[]} files */
function hashFiles(files) {
  const hash = createHash('sha256');
  for (const path of files) hash.update(`\0${path}\0`).update(readFileSync(join(ROOT, path)));
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(path) {
  const absolute = join(ROOT, path);
  if (!existsSync(absolute)) return [];
  if (statSync(absolute).isFile()) return [path];
  return readdirSync(absolute, { withFileTypes: true })
    .filter((entry) => !MADE.has(entry.name) && (entry.isFile() || entry.isDirectory()))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => filesBelow(join(path, entry.name)));
}
