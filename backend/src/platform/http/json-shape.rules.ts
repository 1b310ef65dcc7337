import { DomainError } from '../errors/domain-error.js';
import { LARGEST_WHOLE } from './whole-number.js';

/** How large a body may be of which shape. What checks fields takes long for what is wide, and may take its square. */
export interface JsonShape {
  depth: number;
  /** Of one object. */
  keys: number;
  /** Of one list. */
  items: number;
  /** Of everything in it together. */
  values: number;
}

const NUL = '\0';
const HALF_A_CHARACTER = /\p{Surrogate}/u;

/**
 * Refuses what nothing behind the door should walk, in one pass that ends as soon as it is too much. Texts and
 * numbers must be such that PostgreSQL can store them: no NUL, no half a character, nothing past its integers. Throws `request.too_complex`, `request.malformed`.
 */
export function assertShape(body: unknown, shape: JsonShape): void {
  const waiting: { value: unknown; depth: number }[] = [{ value: body, depth: 0 }];
  for (let seen = 0, next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next;
    if (++seen > shape.values || depth > shape.depth) throw new DomainError('request.too_complex');
    if (typeof value === 'string') assertStorable(value);
    else if (typeof value === 'number') assertStorableNumber(value);
    else if (typeof value === 'object' && value !== null)
      for (const part of partsOf(value, shape)) waiting.push({ value: part, depth: depth + 1 });
  }
}

function partsOf(value: object, { keys, items }: JsonShape): unknown[] {
  const parts: unknown[] = Array.isArray(value) ? value : Object.values(value);
  if (parts.length > (Array.isArray(value) ? items : keys)) throw new DomainError('request.too_complex');
  return parts;
}

function assertStorable(text: string): void {
  if (text.includes(NUL) || HALF_A_CHARACTER.test(text)) throw new DomainError('request.malformed');
}

function assertStorableNumber(number: number): void {
  if (Math.abs(number) > LARGEST_WHOLE) throw new DomainError('request.malformed');
}

/** Refuses an address whose path or query holds what no text of ours can: NUL. Throws `request.malformed`. */
export function assertStorableAddress(address: string): void {
  if (address.includes('%00')) throw new DomainError('request.malformed');
}
