import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock, MINUTE_MS } from '../../../platform/clock/clock.js';
import { log } from '../../../platform/logging/log.js';
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
  private timer: NodeJS.Timeout | undefined;
  private stopListening: () => void = () => undefined;

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly bus: Bus,
    private readonly rooms: ChatRooms,
  ) {}

  onModuleInit(): void {
    this.stopListening = this.bus.on(ACCOUNT_ERASED, ({ userId }) => this.forget(new Set([userId])));
    this.timer = setInterval(() => void this.look(), LOOK_EVERY_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
    this.stopListening();
  }

  /** The doorbell may be lost; the rows are not. */
  private async look(): Promise<void> {
    try {
      const rows: { id: number }[] = await this.db.query('SELECT id FROM users WHERE erased_at > $1', [
        new Date(this.clock.now().getTime() - LOOK_BACK_MS),
      ]);
      if (rows.length) this.forget(new Set(rows.map(({ id }) => id)));
    } catch (err) {
      log.debug({ err }, 'who was erased could not be looked up; it is in a minute');
    }
  }

  private forget(userIds: ReadonlySet<number>): void {
    this.rooms.revise((message) => (userIds.has(message.sender.id) ? withoutAuthor(message) : message));
  }
}
