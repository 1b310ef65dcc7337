import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const ROOT = new URL('..', import.meta.url).pathname;

/** What the classes of each sheet are called, by their places in it. */
const sheets = new Map<string, string[]>();
const files = new Map<string, string>();

/** Signs that no other sheet has; a letter first, as a class must begin. */
function signsOf(file: string): string {
  const hash = createHash('sha256').update(relative(ROOT, file)).digest();
  const signs = `s${hash.readUInt32BE().toString(36).slice(-5)}`;
  const other = files.get(signs) ?? file;
  if (other !== file) throw new Error(`${file} and ${other} would share the names of their classes.`);
  files.set(signs, file);
  return signs;
}

/**
 * The name of a sheet's class in what is built: signs of the sheet and a number, which pack better than the words. The
 * browser's build and the server's come to the same, for they read the same sheets.
 */
export function shortName(name: string, file: string): string {
  const [path = file] = file.split('?');
  const names = sheets.get(path) ?? [];
  sheets.set(path, names);
  if (!names.includes(name)) names.push(name);
  return `${signsOf(path)}${names.indexOf(name).toString(36)}`;
}
