import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { DomainError } from '../errors/domain-error.js';
import { anyRow, rowOf } from './rows.js';

const KEY = /^[\w-]{16,64}$/;

/** A request as its sender names it: the same key with the same body is the same request. */
export interface NamedRequest {
  /** Whose keys these are, e.g. `host:17`: two people may make the same key. */
  scope: string;
  /** The header `Idempotency-Key`. */
  key: string | undefined;
  body: object;
}

/**
 * Runs `work` the first time this request comes, in the caller's transaction, and answers what it answered whenever
 * it comes again. A second click waits until the first one's transaction has ended; a refusal is not kept.
 * Throws `request.key_missing`, `request.malformed` for something that is not a random key, `request.key_reused` for the
 * same key with another body.
 */
export async function once<T extends object>(
  manager: EntityManager,
  request: NamedRequest,
  now: Date,
  work: () => Promise<T>,
): Promise<T> {
  const { scope, key } = request;
  if (key === undefined) throw new DomainError('request.key_missing');
  if (!KEY.test(key)) throw new DomainError('request.malformed');
  const hash = createHash('sha256').update(JSON.stringify(request.body)).digest();
  const mine = await rowOf(
    manager,
    anyRow,
    `INSERT INTO idempotency_keys (scope, key, request_hash, created_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING RETURNING key`,
    [scope, key, hash, now],
  );
  if (!mine) return answeredBefore<T>(manager, { scope, key, hash });
  const response = await work();
  await manager.query('UPDATE idempotency_keys SET response = $3 WHERE scope = $1 AND key = $2', [
    scope,
    key,
    JSON.stringify(response),
  ]);
  return response;
}

async function answeredBefore<T>(
  manager: EntityManager,
  { scope, key, hash }: { scope: string; key: string; hash: Buffer },
): Promise<T> {
  const first = await rowOf(
    manager,
    // The answer is what the same work returned: its shape is the caller's, who told it by T.
    z.object({ request_hash: z.instanceof(Buffer), response: z.custom<T>() }),
    'SELECT request_hash, response FROM idempotency_keys WHERE scope = $1 AND key = $2',
    [scope, key],
  );
  if (!first?.request_hash.equals(hash)) throw new DomainError('request.key_reused');
  return first.response;
}

/** Forgets what was asked long ago, in a scope or in all; a request that comes again later is another one. */
export async function forgetRequests(
  manager: EntityManager,
  { scope = null, before }: { scope?: string | null; before: Date },
): Promise<void> {
  await manager.query(
    'DELETE FROM idempotency_keys WHERE ($1::text IS NULL OR scope = $1) AND created_at < $2',
    [scope, before],
  );
}
