import { DomainError } from '../errors/domain-error.js';

const NUL = '\0';
const HALF_A_CHARACTER = /\p{Surrogate}/u;

/** For the body parser: PostgreSQL stores neither NUL nor half a character, so neither gets past the door. */
export function refuseUnstorable(_key: string, value: unknown): unknown {
  if (typeof value === 'string' && (value.includes(NUL) || HALF_A_CHARACTER.test(value))) {
    throw new DomainError('request.malformed');
  }
  return value;
}
