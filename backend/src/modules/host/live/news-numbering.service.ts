import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { HostEvent } from '../../../../contracts/host-events.js';
import { anyRow, changedRows, rowOf } from '../../../platform/database/rows.js';
import { toHostEvent } from './host.view.js';
import { NEWS_ROW } from './host.rows.js';

const BATCH = 500;

/**
 * Gives committed news their numbers. Transactions commit in another order than they began, so a number taken while
 * writing would let a reader pass by what commits later; a number given after the commit cannot.
 */
@Injectable()
export class NewsNumbering {
  constructor(private readonly db: DataSource) {}

  /** Numbers what is committed and has none; returns it in order. Two nodes at once wait for each other. */
  async number(): Promise<HostEvent[]> {
    const waiting = await rowOf(this.db, anyRow, 'SELECT FROM trip_news WHERE id IS NULL LIMIT 1');
    if (!waiting) return [];
    return this.db.transaction(async (manager) => {
      // The rows are looked for after the lock is there: those that another node has just numbered are not among them.
      await manager.query(`SELECT head FROM counters WHERE name = 'trip_news' FOR UPDATE`);
      return this.numberBatch(manager);
    });
  }

  private async numberBatch(manager: EntityManager): Promise<HostEvent[]> {
    const numbered = await changedRows(
      manager,
      NEWS_ROW,
      `WITH fresh AS (
         SELECT row_id, row_number() OVER (ORDER BY row_id) AS place
           FROM (SELECT row_id FROM trip_news WHERE id IS NULL ORDER BY row_id LIMIT $1) AS waiting
       ), counter AS (
         UPDATE counters SET head = head + (SELECT count(*) FROM fresh) WHERE name = 'trip_news'
         RETURNING head - (SELECT count(*) FROM fresh) AS before
       )
       UPDATE trip_news AS n SET id = counter.before + fresh.place FROM fresh, counter WHERE n.row_id = fresh.row_id
       RETURNING n.id, n.type, n.trip_id, n.at, n.summary`,
      [BATCH],
    );
    return numbered.map(toHostEvent).toSorted((a, b) => a.id - b.id);
  }
}
