import { Injectable, type BeforeApplicationShutdown, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { Clock, MINUTE_MS } from '../../../platform/clock/clock.js';
import { rowOf } from '../../../platform/database/rows.js';
import { log } from '../../../platform/logging/log.js';
import { Bus, channel } from '../../../platform/realtime/bus.js';
import { coalesce } from '../../../platform/realtime/coalesce.js';
import { CHAT_ACTIVITY } from './chat-activity.js';

const WRITE_EVERY_MS = 1_000;
/** Somebody who stays connected is noted this often: "seen within 24 hours" needs no more. */
const NOTE_AGAIN_MS = 10 * MINUTE_MS;

export interface Member {
  tripId: number;
  userId: number;
}

/** The channel on which nodes say what was read on any device: a list of {@link ReadMark}. */
export interface ReadMark extends Member {
  readSeq: number;
}

export const CHAT_READ = channel<ReadMark[]>('chat-read');

/** Of an account that was erased since nothing is written: its windows close a moment after it. */
const WRITE = `
  INSERT INTO chat_members (last_seen_at, trip_id, user_id, read_seq)
  SELECT $1::timestamptz, m.trip_id, m.user_id, m.read_seq
    FROM unnest($2::int[], $3::int[], $4::int[]) WITH ORDINALITY AS m (trip_id, user_id, read_seq, place)
    JOIN users u ON u.id = m.user_id AND u.erased_at IS NULL
   ORDER BY m.place
  ON CONFLICT (trip_id, user_id) DO UPDATE SET
    read_seq = GREATEST(chat_members.read_seq, excluded.read_seq),
    last_seen_at = GREATEST(chat_members.last_seen_at, excluded.last_seen_at)`;

/** Who was seen in which chat and how far they have read. Gathered in memory, written in one statement a second. */
@Injectable()
export class ChatMembers implements BeforeApplicationShutdown, OnApplicationShutdown {
  private pending = new Map<string, ReadMark>();
  private readonly writeSoon = coalesce(WRITE_EVERY_MS, () => void this.write());
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly bus: Bus,
  ) {}

  /** @param connected those who are connected to this node now. */
  follow(connected: () => Member[]): void {
    this.timer = setInterval(() => connected().forEach((member) => this.seen(member)), NOTE_AGAIN_MS);
    this.timer.unref();
  }

  /** Notes that a person is or was here now, and has read up to `readSeq`. What was read stays read. */
  seen({ tripId, userId }: Member, readSeq = 0): void {
    const key = `${tripId}/${userId}`;
    this.pending.set(key, {
      tripId,
      userId,
      readSeq: Math.max(readSeq, this.pending.get(key)?.readSeq ?? 0),
    });
    this.writeSoon();
  }

  /** The last sequence number this person has read, on any device. */
  async readSeq({ tripId, userId }: Member): Promise<number> {
    const row = await rowOf(
      this.db,
      z.object({ read_seq: z.int() }),
      'SELECT read_seq FROM chat_members WHERE trip_id = $1 AND user_id = $2',
      [tripId, userId],
    );
    return Math.max(row?.read_seq ?? 0, this.pending.get(`${tripId}/${userId}`)?.readSeq ?? 0);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.write();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async write(): Promise<void> {
    // In one order on every node: two statements that meet wait for each other, they do not lock each other out.
    const members = [...this.pending.values()].toSorted((a, b) => a.tripId - b.tripId || a.userId - b.userId);
    if (!members.length) return;
    this.pending = new Map();
    try {
      await this.db.query(WRITE, [
        this.clock.now(),
        members.map((m) => m.tripId),
        members.map((m) => m.userId),
        members.map((m) => m.readSeq),
      ]);
      for (const tripId of new Set(members.map((m) => m.tripId))) this.bus.publish(CHAT_ACTIVITY, { tripId });
      const marks = members.filter((m) => m.readSeq > 0);
      if (marks.length) this.bus.publish(CHAT_READ, marks);
    } catch (err) {
      log.warn({ err }, 'presence in the chat could not be written; it is with the next change');
      for (const member of members) this.restore(member);
    }
  }

  private restore(member: ReadMark): void {
    const key = `${member.tripId}/${member.userId}`;
    const newer = this.pending.get(key);
    this.pending.set(key, { ...member, readSeq: Math.max(member.readSeq, newer?.readSeq ?? 0) });
  }
}
