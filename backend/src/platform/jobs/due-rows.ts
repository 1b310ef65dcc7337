import type { DataSource, EntityManager, SelectQueryBuilder } from 'typeorm';
import { claimFirst } from '../database/claim.js';
import type { Jobs } from './jobs.js';

/** Rows with a timetable of their own, and the queue that takes what is due. */
export interface DueRows<T extends { id: number }> {
  queue: string;
  /** Those whose time has come, the most urgent first. */
  due: (manager: EntityManager) => SelectQueryBuilder<T>;
  /** Sets the row's next time, should this job come to nothing. What is to be said then the job says: the row is held alone. */
  moveOn: (row: T) => void;
  job: (row: T) => object;
  /** Those with a higher one are worked on first, whenever they came; 0 unless told. */
  priority?: (row: T) => number;
}

/**
 * Makes a job of each row whose time has come. The row's next time is set in the same transaction, so that no other node
 * takes it meanwhile, and a job that fails or gets lost is followed by another one.
 */
export async function enqueueDue<T extends { id: number }>(
  db: DataSource,
  jobs: Jobs,
  rows: DueRows<T>,
): Promise<void> {
  let isMore = true;
  while (isMore) isMore = await db.transaction((manager) => enqueueNext(manager, jobs, rows));
}

async function enqueueNext<T extends { id: number }>(
  manager: EntityManager,
  jobs: Jobs,
  { queue, due, moveOn, job, priority }: DueRows<T>,
): Promise<boolean> {
  const row = await claimFirst(due(manager));
  if (!row) return false;
  moveOn(row);
  await manager.save(row);
  await jobs.add(manager, queue, job(row), String(row.id), priority?.(row));
  return true;
}
