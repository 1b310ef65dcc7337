import { randomInt } from 'node:crypto';

const ID_LETTERS = 'ABCDEFGHJKLMNPRSTUVWXY0123456789';

/** Seventeen upper-case letters and digits, as PayPal names orders and transactions. */
export function newId(): string {
  return Array.from({ length: 17 }, () => ID_LETTERS[randomInt(ID_LETTERS.length)]).join('');
}
