import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const ROOT = new URL('..', import.meta.url).pathname;

/** By a sheet's signs: which it is, and what its classes are called, by their places in it. */
const sheets = new Map<string, { file: string; names: string[] }>();

/** Signs of a sheet; a letter first, as a class must begin. */
function signsOf(file: string): string {
  const hash = createHash('sha256').update(relative(ROOT, file)).digest();
  return `s${hash.readUInt32BE().toString(36).slice(-5)}`;
}

/**
 * The name of a sheet's class in what is built: signs of the sheet and a number, which pack better than the words. The
 * browser's build and the server's come to the same, for they read the same sheets.
 */
export function shortName(name: string, file: string): string {
  const [path = file] = file.split('?');
  const signs = signsOf(path);
  const sheet = sheets.get(signs) ?? { file: path, names: [] };
  if (sheet.file !== path)
    throw new Error(`${path} and ${sheet.file} would share the names of their classes.`);
  sheets.set(signs, sheet);
  if (!sheet.names.includes(name)) sheet.names.push(name);
  return `${signs}${sheet.names.indexOf(name).toString(36)}`;
}
