import { cleanText } from '../../../platform/text/clean-text.js';

/** Trimmed, without empty ones and without doubles whatever their case. Anything but a list of texts stays as it is. */
export function tidyInterests(value: unknown): unknown {
  if (!Array.isArray(value) || !value.every((one) => typeof one === 'string')) return value;
  const tidy = value.map((one) => one.trim().replace(/\s+/g, ' ')).filter(Boolean);
  const keys = tidy.map((one) => one.toLowerCase());
  return tidy.filter((_, i) => keys.indexOf(keys[i] ?? '') === i);
}

/** A text on one line, without what could pose as something else. Anything but a text stays as it is. */
export function tidyText(value: unknown): unknown {
  return typeof value === 'string' ? cleanText(value.replace(/\s+/g, ' ')) : value;
}
