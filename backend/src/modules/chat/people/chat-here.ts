import { randomUUID } from 'node:crypto';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { rowsOf } from '../../../platform/database/rows.js';
import { log } from '../../../platform/logging/log.js';
import { type OpenWindow, presentAmong } from './chat-here.rules.js';
import type { Member } from './chat-members.js';

/** Members are told this often at most. */
const EVERY_MS = 5_000;

/**
 * How many people are here now, over all nodes: connected, and not away. Each node keeps in the database who is with it, by the database's own
 * time; one that has said nothing for 15 seconds is gone, and its members with it.
 */
@Injectable()
export class ChatHere implements BeforeApplicationShutdown {
  private readonly nodeId = randomUUID();
  /** By trip: the windows open on this node, by their sockets' ids. */
  private readonly here = new Map<number, Map<string, OpenWindow>>();
  private readonly elsewhere = new Map<number, Set<number>>();
  private readonly told = new Map<number, number>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly db: DataSource) {}

  start(tell: (tripId: number, count: number) => void): void {
    this.timer = setInterval(() => void this.exchange(tell), EVERY_MS);
    this.timer.unref();
  }

  /** @param hiddenSeconds how long its window has been out of sight already; undefined while it is seen. */
  arrived({ tripId, userId }: Member, windowId: string, hiddenSeconds?: number): void {
    const windows = this.here.get(tripId) ?? new Map<string, OpenWindow>();
    const hiddenSince = hiddenSeconds === undefined ? null : performance.now() - hiddenSeconds * 1_000;
    this.here.set(tripId, windows.set(windowId, { userId, hiddenSince }));
  }

  /** A window was put out of sight, or is seen again. */
  looked(tripId: number, windowId: string, { isHidden }: { isHidden: boolean }): void {
    const window = this.here.get(tripId)?.get(windowId);
    if (!window) return;
    if (!isHidden) window.hiddenSince = null;
    else window.hiddenSince ??= performance.now();
  }

  left({ tripId }: Member, windowId: string): void {
    const windows = this.here.get(tripId);
    windows?.delete(windowId);
    if (windows?.size === 0) this.here.delete(tripId);
  }

  /** People who are here now, as far as the nodes have told one another. */
  async count(tripId: number): Promise<number> {
    if (!this.elsewhere.has(tripId)) await this.readElsewhere([tripId]);
    return this.known(tripId);
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    try {
      await this.db.query('DELETE FROM chat_presences WHERE node_id = $1', [this.nodeId]);
    } catch (err) {
      log.debug({ err }, 'the other nodes find out by themselves');
    }
  }

  private known(tripId: number): number {
    return new Set([...this.present(tripId), ...(this.elsewhere.get(tripId) ?? [])]).size;
  }

  private present(tripId: number): Set<number> {
    return presentAmong(this.here.get(tripId)?.values() ?? [], performance.now());
  }

  private async exchange(tell: (tripId: number, count: number) => void): Promise<void> {
    for (const known of [this.elsewhere, this.told])
      for (const tripId of known.keys()) if (!this.here.has(tripId)) known.delete(tripId);
    try {
      await this.writeHere();
      await this.readElsewhere([...this.here.keys()]);
    } catch (err) {
      log.debug({ err }, 'who is connected could not be exchanged; it is next time');
    }
    for (const tripId of this.here.keys()) {
      const count = this.known(tripId);
      if (this.told.get(tripId) !== count) tell(tripId, count);
      this.told.set(tripId, count);
    }
  }

  private async writeHere(): Promise<void> {
    const trips = [...this.here.keys()].map((trip_id) => ({ trip_id, user_ids: [...this.present(trip_id)] }));
    await this.db.query(
      `WITH left_alone AS (
         DELETE FROM chat_presences WHERE (node_id <> $1 AND seen_at < now() - interval '1 minute')
            OR (node_id = $1 AND trip_id <> ALL (SELECT (t ->> 'trip_id')::int FROM jsonb_array_elements($2::jsonb) AS t))
       )
       INSERT INTO chat_presences (node_id, trip_id, user_ids, seen_at)
       SELECT $1, t.trip_id, t.user_ids, now() FROM jsonb_to_recordset($2::jsonb) AS t (trip_id int, user_ids int[])
       ON CONFLICT (node_id, trip_id) DO UPDATE SET user_ids = excluded.user_ids, seen_at = excluded.seen_at`,
      [this.nodeId, JSON.stringify(trips)],
    );
  }

  private async readElsewhere(tripIds: number[]): Promise<void> {
    const rows = await rowsOf(
      this.db,
      z.object({ trip_id: z.int(), user_ids: z.array(z.int()) }),
      `SELECT trip_id, user_ids FROM chat_presences
        WHERE trip_id = ANY ($1) AND node_id <> $2 AND seen_at > now() - interval '15 seconds'`,
      [tripIds, this.nodeId],
    );
    for (const tripId of tripIds) this.elsewhere.set(tripId, new Set());
    for (const { trip_id, user_ids } of rows)
      for (const userId of user_ids) this.elsewhere.get(trip_id)?.add(userId);
  }
}
