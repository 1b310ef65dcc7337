import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DateTime } from 'luxon';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import { rowsOf } from '../../../platform/database/rows.js';
import { Sweeper } from '../../../platform/jobs/sweeper.js';
import { Bus, channel } from '../../../platform/realtime/bus.js';
import { ChatRefusal } from '../chat-refusal.js';
import { ChatSilence } from './chat-silence.entity.js';
import type { ChatVisitor } from '../chat-socket.js';
import { AfterCommit } from '../../../platform/database/after-commit.js';
import { fullNameOf } from '../../auth/full-name.sql.js';

const CHANNEL = channel<object>('chat-silences');
const SWEEP = 'chat-silences';
/** A node that did not hear of one finds it in so long. */
const READ_EVERY_MS = 10_000;

/** Somebody who may not write, as hosts read it. */
const SILENCED = z.object({ tripId: z.int(), userId: z.int(), name: z.string(), until: z.date() });
type Silenced = z.infer<typeof SILENCED>;

/** Somebody may not write until then, or again when it is null. */
export type Silence = Pick<Silenced, 'tripId' | 'userId'> & { until: Date | null };

const keyOf = (tripId: number, userId: number) => `${tripId}/${userId}`;

/** Who may not write in which chat. Every node knows all of them, so that a message costs no question. */
@Injectable()
export class ChatSilences implements OnApplicationBootstrap {
  private until = new Map<string, ChatSilence>();
  private readonly followers = new Set<(change: Silence) => void>();

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly sweeper: Sweeper,
    private readonly bus: Bus,
    private readonly after: AfterCommit,
  ) {}

  onApplicationBootstrap(): void {
    this.sweeper.every(READ_EVERY_MS, SWEEP, () => this.read());
    this.bus.on(CHANNEL, () => this.sweeper.wake(SWEEP));
  }

  /** Until when a person may not write; null for who may. */
  untilOf({ tripId, userId }: Pick<ChatSilence, 'tripId' | 'userId'>): Date | null {
    const until = this.until.get(keyOf(tripId, userId))?.until ?? null;
    return until && until > this.clock.now() ? until : null;
  }

  /** Tells of everybody who is silenced, for longer or shorter, or may write again; answers how to stop. */
  follow(tell: (change: Silence) => void): () => void {
    this.followers.add(tell);
    return () => this.followers.delete(tell);
  }

  /** Throws a {@link ChatRefusal} for who was silenced. */
  assertMaySpeak({ tripId, me }: Pick<ChatVisitor, 'tripId' | 'me'>): void {
    const until = this.untilOf({ tripId, userId: me.id });
    if (!until) return;
    const words = DateTime.fromJSDate(until).toRelative({
      base: DateTime.fromJSDate(this.clock.now()),
      locale: 'en-US',
    });
    throw new ChatRefusal('forbidden', { message: `A host has muted you. You can write again ${words}.` });
  }

  /** Who may not write now in the chats of these trips, who may soonest first. */
  of(tripIds: readonly number[]): Promise<Silenced[]> {
    return rowsOf(
      this.db,
      SILENCED,
      `SELECT s.trip_id AS "tripId", s.user_id AS "userId", ${fullNameOf('u')} AS name, s.until
         FROM chat_silences s JOIN users u ON u.id = s.user_id
        WHERE s.trip_id = ANY ($1) AND s.until > $2 ORDER BY s.until, s.user_id`,
      [tripIds, this.clock.now()],
    );
  }

  /** Null takes it back. */
  async set(
    manager: EntityManager,
    { tripId, userId, until, setBy }: { tripId: number; userId: number; until: Date | null; setBy: number },
  ): Promise<void> {
    if (!until) return void (await this.lift(manager, { tripId, userId }));
    await manager.upsert(ChatSilence, { tripId, userId, until, setBy }, ['tripId', 'userId']);
    this.after.publish(manager, CHANNEL, {});
  }

  /** Whether there was one to take back. */
  async lift(
    manager: EntityManager,
    { tripId, userId }: Pick<ChatSilence, 'tripId' | 'userId'>,
  ): Promise<boolean> {
    const { affected } = await manager.delete(ChatSilence, { tripId, userId });
    this.after.publish(manager, CHANNEL, {});
    return Boolean(affected);
  }

  private async read(): Promise<void> {
    const rows = await this.db.manager.findBy(ChatSilence, { until: MoreThan(this.clock.now()) });
    const before = this.until;
    this.until = new Map(rows.map((row) => [keyOf(row.tripId, row.userId), row]));
    const changed = rows.filter((row) => {
      const known = before.get(keyOf(row.tripId, row.userId));
      return known?.until.getTime() !== row.until.getTime();
    });
    const ended = [...before].filter(([key]) => !this.until.has(key));
    for (const tell of this.followers) {
      for (const { tripId, userId, until } of changed) tell({ tripId, userId, until });
      for (const [, { tripId, userId }] of ended) tell({ tripId, userId, until: null });
    }
  }
}
