import { parseArgs } from 'node:util';
import { LocalFault } from '../local/local-fault.js';

type Named = Record<string, { type: 'string' | 'boolean' }>;

/** The options after `--`, by name. Throws a LocalFault that ends with `usage` for one that is not among `known`. */
export function readOptions(known: Named, usage: string): Record<string, string | boolean | undefined> {
  try {
    return parseArgs({ options: known, strict: true }).values;
  } catch (error) {
    throw new LocalFault(`${(error as Error).message}\n${usage}`, { cause: error });
  }
}

/** A whole number between `min` and `max`; `fallback` when nothing is given. Throws a LocalFault otherwise. */
export function wholeNumber(
  name: string,
  given: string | boolean | undefined,
  { min, max, fallback }: { min: number; max: number; fallback?: number },
): number {
  const value = Number(given ?? fallback);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new LocalFault(`--${name} must be a whole number from ${min} to ${max}.`);
}
