import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import type { Connections } from '../http/early-refusal.js';

/** How busy the database's connections of this node are. */
export function connectionsOf({ driver }: DataSource, max: number): Connections {
  const pool = (driver as PostgresDriver).master as Pool;
  return { max, waiting: () => pool.waitingCount };
}
