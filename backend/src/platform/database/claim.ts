import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** The first row of a query, locked for the transaction; rows that another node has in hand are passed over. */
export function claimFirst<T extends ObjectLiteral>(query: SelectQueryBuilder<T>): Promise<T | null> {
  return query.setLock('pessimistic_write').setOnLocked('skip_locked').limit(1).getOne();
}
