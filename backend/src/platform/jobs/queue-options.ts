import type PgBoss from 'pg-boss';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { rowsOf } from '../database/rows.js';

/** The schema of the queue's own tables, beside the product's. */
export const QUEUE_SCHEMA = 'jobs';

/** How every process opens the queue: a few connections of its own, and little time between its looks after dead nodes. */
export function queueOptions(connectionString: string): PgBoss.ConstructorOptions {
  return {
    connectionString,
    schema: QUEUE_SCHEMA,
    application_name: 'gangway-jobs',
    max: 3,
    maintenanceIntervalSeconds: 15,
    monitorStateIntervalSeconds: 30,
    // What failed stays in sight for a fortnight, what worked for a day.
    archiveCompletedAfterSeconds: 24 * 60 * 60,
    archiveFailedAfterSeconds: 14 * 24 * 60 * 60,
  };
}

/** Lets the queue write through an open transaction. */
export function inTransaction(manager: EntityManager): PgBoss.Db {
  return {
    // The statements are the queue's own, and so are their columns.
    executeSql: async (text, values) => ({ rows: await rowsOf(manager, z.looseObject({}), text, values) }),
  };
}
