import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors/domain-error.js';

const KEY = /^[\w-]{16,64}$/;

/** A registration as its sender names it: the same key with the same details is the same registration. */
export interface RegistrationKey {
  key: string;
  detailsHash: Buffer;
}

/** Null when the sender named none. Throws `request.malformed` for something that is not a random key. */
export function registrationKey(key: string | undefined, details: object): RegistrationKey | null {
  if (key === undefined) return null;
  if (!KEY.test(key)) throw new DomainError('request.malformed');
  return { key, detailsHash: createHash('sha256').update(JSON.stringify(details)).digest() };
}

/**
 * Claims a key for the caller's transaction: null when it is new, else the guest's id that was answered under it. A
 * second click waits here until the first one's transaction has ended. Throws `request.key_reused` for other details.
 */
export async function claimKey(
  manager: EntityManager,
  { key, detailsHash }: RegistrationKey,
  now: Date,
): Promise<string | null> {
  const mine: unknown[] = await manager.query(
    `INSERT INTO registration_keys (key, details_hash, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING key`,
    [key, detailsHash, now],
  );
  if (mine.length) return null;
  const rows: { details_hash: Buffer; guest_public_id: string }[] = await manager.query(
    'SELECT details_hash, guest_public_id FROM registration_keys WHERE key = $1',
    [key],
  );
  const [first] = rows;
  if (!first?.details_hash.equals(detailsHash)) throw new DomainError('request.key_reused');
  return first.guest_public_id;
}

/** Remembers what was answered, in the transaction that claimed the key. */
export async function keepAnswer(manager: EntityManager, key: string, guestPublicId: string): Promise<void> {
  await manager.query('UPDATE registration_keys SET guest_public_id = $2 WHERE key = $1', [
    key,
    guestPublicId,
  ]);
}

export async function forgetKeysBefore(manager: EntityManager, before: Date): Promise<void> {
  await manager.query('DELETE FROM registration_keys WHERE created_at < $1', [before]);
}
