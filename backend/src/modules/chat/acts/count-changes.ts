import type { EntityManager } from 'typeorm';

const COUNT = `
  WITH room AS (UPDATE chat_rooms SET rev = rev + cardinality($2::int[]) WHERE trip_id = $1 RETURNING rev)
  UPDATE messages m SET rev = room.rev - cardinality($2::int[]) + changed.place
    FROM room, unnest($2::int[]) WITH ORDINALITY AS changed (seq, place)
   WHERE m.trip_id = $1 AND m.seq = changed.seq`;

/** Gives each of these messages, whose rows are locked, the next number of the trip's changes, in the order named. */
export async function countChanges(
  manager: EntityManager,
  tripId: number,
  seqs: readonly number[],
): Promise<void> {
  await manager.query(COUNT, [tripId, seqs]);
}
