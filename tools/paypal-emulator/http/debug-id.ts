import { randomBytes } from 'node:crypto';

/** Thirteen hexadecimal digits, as in PayPal's answers. */
export function newDebugId(): string {
  return randomBytes(7).toString('hex').slice(0, 13);
}
