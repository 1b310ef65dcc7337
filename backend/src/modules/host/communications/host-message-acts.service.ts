import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { once } from '../../../platform/database/once.js';
import { countOf } from '../../../platform/database/rows.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { isPublicId } from '../../../platform/security/tokens.js';
import { TripAccess } from '../../guests/trip-access.service.js';
import type { Asking } from '../../trips/asking.decorator.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import { TripNewsDesk } from '../../trips/trip-news.service.js';
import { HostMessage } from './host-message.entity.js';
import type { HostMessageDto, ResentDto } from './host-messages.dto.js';
import { HostMessagesReader } from './host-messages-reader.js';
import { Outbox } from '../../../platform/mail/outbox.js';

/** What becomes of a message that is written: it is called back, or sent again to those it missed. */
@Injectable()
export class HostMessageActs {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly access: TripAccess,
    private readonly reader: HostMessagesReader,
    private readonly activity: ActivityLog,
    private readonly news: TripNewsDesk,
    private readonly outbox: Outbox,
  ) {}

  /** Throws `mail.gone` for what has gone out or was called back, `mail.not_found`. */
  async cancel(asking: Asking, id: string): Promise<HostMessageDto> {
    await this.db.transaction(async (manager) => {
      const message = await this.lock(manager, asking, id);
      if (message.status !== 'scheduled') throw new DomainError('mail.gone');
      await manager.save(Object.assign(message, { status: 'cancelled' as const, endedAt: this.clock.now() }));
      await this.note(manager, message, {
        userId: asking.userId,
        action: 'mail.cancelled',
        text: 'A mail to guests was called back',
      });
    });
    return this.reader.get(asking, id);
  }

  /**
   * Sends again to everybody whose mail has failed for good, to the address they have by now. Throws `mail.none_missed`,
   * `mail.not_found`.
   */
  async resend(asking: Asking, id: string, key: string | undefined): Promise<ResentDto> {
    const { userId } = asking;
    const request = { scope: `host:${userId}`, key, body: { resend: id } };
    const resent = await this.db.transaction((manager) =>
      once(manager, request, this.clock.now(), async () => {
        const message = await this.lock(manager, asking, id);
        const count = await this.queueFailed(manager, message.id);
        if (count === 0) throw new DomainError('mail.none_missed');
        this.outbox.hasMore(manager);
        const text = `A mail is sent again to ${count} whom it had missed`;
        await this.note(manager, message, { userId, action: 'mail.resent', text });
        return { count };
      }),
    );
    return resent;
  }

  private async queueFailed(manager: EntityManager, messageId: number): Promise<number> {
    return countOf(
      manager,
      `WITH again AS (
         UPDATE mails x SET status = 'pending', attempts = 0, last_error = NULL, next_attempt_at = $2, recipient = g.email
           FROM host_message_recipients r JOIN guests g ON g.id = r.guest_id
          WHERE r.message_id = $1 AND x.id = r.mail_id AND x.status = 'failed' RETURNING r.id
       ), counted AS (
         UPDATE host_message_recipients SET resends = resends + 1 WHERE id IN (SELECT id FROM again) RETURNING id
       ) SELECT count(*)::int AS count FROM counted`,
      [messageId, this.clock.now()],
    );
  }

  private async lock(manager: EntityManager, asking: Asking, publicId: string): Promise<HostMessage> {
    const tripIds = await this.access.hostedTrips(asking, manager);
    const message = isPublicId(publicId)
      ? await manager.findOne(HostMessage, {
          where: { publicId, tripId: In(tripIds) },
          lock: { mode: 'pessimistic_write' },
        })
      : null;
    if (!message) throw new DomainError('mail.not_found');
    return message;
  }

  private async note(
    manager: EntityManager,
    { tripId, publicId }: HostMessage,
    { userId, action, text }: { userId: number; action: string; text: string },
  ): Promise<void> {
    await this.activity.note(manager, { userId, tripId, action, details: { message: publicId } });
    await this.news.announce(manager, { type: 'guests.mailed', tripId, summary: { text } });
  }
}
