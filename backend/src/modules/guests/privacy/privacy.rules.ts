import { plainLine } from '../../../../contracts/plain-line.js';

/** Trimmed, without empty ones and without doubles whatever their case. Anything but a list of texts stays as it is. */
export function tidyInterests(value: unknown): unknown {
  if (!Array.isArray(value) || !value.every((one) => typeof one === 'string')) return value;
  const tidy = value.map(plainLine).filter(Boolean);
  const keys = tidy.map((one) => one.toLowerCase());
  return tidy.filter((_, i) => keys.indexOf(keys[i] ?? '') === i);
}
