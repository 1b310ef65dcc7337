import { createHash, randomBytes, randomInt } from 'node:crypto';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 22 base62 characters are 131 bits: an id that cannot be guessed. */
const PUBLIC_ID_LENGTH = 22;

/** A new id for use outside the database. */
export function newPublicId(): string {
  return Array.from({ length: PUBLIC_ID_LENGTH }, () => BASE62[randomInt(BASE62.length)]).join('');
}

export function isPublicId(value: string): boolean {
  return /^[0-9A-Za-z]{22}$/.test(value);
}

/** A new 256-bit secret for a cookie or a link. Only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
