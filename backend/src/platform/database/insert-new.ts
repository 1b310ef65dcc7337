import type { EntityManager, EntityTarget, ObjectLiteral, QueryDeepPartialEntity } from 'typeorm';

/**
 * Inserts a row unless the table has one that it would stand in the way of, by whatever key: the first who comes writes it.
 * Waits for a transaction that is just writing the same. The object given stays as it is.
 *
 * @returns whether it was inserted; false when one was there. Throws whatever else the database refuses.
 */
export async function insertNew<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  row: QueryDeepPartialEntity<T>,
): Promise<boolean> {
  const { raw } = await manager
    .createQueryBuilder()
    .insert()
    .into(entity)
    .values(row)
    .orIgnore()
    // A row that was there already gives nothing back; of a new one only matters that it does.
    .returning('1')
    .updateEntity(false)
    .execute();
  return (raw as unknown[]).length > 0;
}
