import { IANAZone } from 'luxon';
import type { EntityManager } from 'typeorm';
import { ZONE_NAME } from '../../../../contracts/zone-name.js';
import { anyRow, rowOf } from '../../../platform/database/rows.js';

export const NO_ZONE = 'Choose a time zone from the list';

/** Whether a text names a zone that this server's clocks know, under whichever of its names. */
export const isZone = (name: string): boolean => ZONE_NAME.test(name) && IANAZone.isValidZone(name);

/**
 * Whether the database's clocks know it too: its list may be older or newer than ours. A trip whose zone it does not know
 * fails every statement that asks for the day it is there.
 */
export async function isZoneOfDatabase(manager: EntityManager, name: string): Promise<boolean> {
  const sql = 'SELECT FROM pg_timezone_names WHERE lower(name) = lower($1)';
  return (await rowOf(manager, anyRow, sql, [name])) !== undefined;
}
