import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { rowsOf } from '../../../platform/database/rows.js';
import { WAIVER } from '../../guests/waiver/waiver-text.js';
import { tasksDone, type ToldTask } from '../tasks-done.sql.js';
import { TRAVELLING_STATUSES } from '../../bookings/booking-status.sql.js';

const OPEN = z.object({
  tripId: z.int(),
  waiver: z.int(),
  passport_copy: z.int(),
  insurance: z.int(),
  check_in: z.int(),
}) satisfies z.ZodType<Record<ToldTask, number>>;
/** How many travellers of a trip still have to do each task. */
export type TasksOpen = z.infer<typeof OPEN>;

const DONE = tasksDone('$2');
const COUNTS = Object.entries(DONE).map(
  ([task, done]) => `count(*) FILTER (WHERE NOT ${done})::int AS "${task}"`,
);

/** Over those who keep a place on these trips; a trip on which nobody does has no row. */
export function tasksOpen(manager: EntityManager, tripIds: readonly number[]): Promise<TasksOpen[]> {
  return rowsOf(
    manager,
    OPEN,
    `SELECT g.trip_id AS "tripId", ${COUNTS.join(', ')}
       FROM guests g JOIN bookings b ON b.id = g.booking_id
      WHERE g.trip_id = ANY ($1) AND g.status IN ${TRAVELLING_STATUSES} GROUP BY g.trip_id`,
    [tripIds, WAIVER.version],
  );
}
