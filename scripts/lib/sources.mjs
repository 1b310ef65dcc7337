import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

const TESTS = /\.(spec|test)\.tsx?$/;

/**
 * One figure for everything below `paths` (files or folders, from the checkout), tests left out: it changes when a
 * build of them would.
 * @param {string[]} paths
 */
export function hashSources(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesBelow))
    hash.update(`\0${path}\0`).update(readFileSync(join(ROOT, path)));
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
  const entries = readdirSync(absolute, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !TESTS.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length))
    .toSorted();
}
