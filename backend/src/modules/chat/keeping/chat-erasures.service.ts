import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock, MINUTE_MS } from '../../../platform/clock/clock.js';
import { idRow, rowsOf } from '../../../platform/database/rows.js';
import { Sweeper } from '../../../platform/jobs/sweeper.js';
import { Bus } from '../../../platform/realtime/bus.js';
import { ACCOUNT_ERASED } from '../../auth/account/personal-data.js';
import { withoutAuthor } from '../chat.rules.js';
import { ChatRooms } from '../log/chat-rooms.js';

const LOOK_EVERY_MS = MINUTE_MS;
/** An erasure is looked at more than once: a page that was being read meanwhile may bring the old name back. */
const LOOK_BACK_MS = 5 * MINUTE_MS;

/** Takes the names of erased people out of the messages that this node keeps in memory. */
@Injectable()
export class ChatErasures implements OnModuleInit, OnApplicationShutdown {
  private stopListening: () => void = () => undefined;

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly sweeper: Sweeper,
    private readonly bus: Bus,
    private readonly rooms: ChatRooms,
  ) {}

  onModuleInit(): void {
    this.stopListening = this.bus.on(ACCOUNT_ERASED, ({ userId }) => this.forget(new Set([userId])));
    this.sweeper.every(LOOK_EVERY_MS, 'chat-erasures', () => this.look());
  }

  onApplicationShutdown(): void {
    this.stopListening();
  }

  /** The doorbell may be lost; the rows are not. */
  private async look(): Promise<void> {
    const rows = await rowsOf(this.db, idRow, 'SELECT id FROM users WHERE erased_at > $1', [
      new Date(this.clock.now().getTime() - LOOK_BACK_MS),
    ]);
    if (rows.length) this.forget(new Set(rows.map(({ id }) => id)));
  }

  private forget(userIds: ReadonlySet<number>): void {
    this.rooms.revise((message) => (userIds.has(message.sender.id) ? withoutAuthor(message) : message));
  }
}
