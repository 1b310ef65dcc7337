import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock, DAY_MS } from '../../../platform/clock/clock.js';
import { longDay } from '../../../platform/clock/long-day.js';
import { CONFIG, type AppConfig } from '../../../platform/config/config.js';
import { once } from '../../../platform/database/once.js';
import { countOf } from '../../../platform/database/rows.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { newPublicId } from '../../../platform/security/tokens.js';
import { TripAccess } from '../../guests/trip-access.service.js';
import type { Asking } from '../../trips/asking.decorator.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import { assertRight, may } from '../../trips/host-right.js';
import type { TripHost } from '../../trips/trip-host.entity.js';
import { TripNewsDesk } from '../../trips/trip-news.service.js';
import { Trip } from '../../trips/trip.entity.js';
import { HostMessage } from './host-message.entity.js';
import type {
  HostMessageDto,
  MessagePreviewDto,
  PreviewMessageDto,
  SendMessageDto,
} from './host-messages.dto.js';
import { HostMessagesReader } from './host-messages-reader.js';
import { cleanSubject, filled, isPointless, letterText, unknownPlaceholders } from './placeholders.rules.js';
import { fingerprint, RecipientLists } from './recipient-lists.service.js';
import { asksForPapers, type Segment } from './segment.rules.js';
import { DAILY_LIMIT, instantOf, UNDO_MS } from './schedule.rules.js';

interface NamedSend extends Asking {
  tripId: number;
  key: string | undefined;
}

/** Mails from a host to guests of their trip: who would get them, and the order to send. */
@Injectable()
export class HostMessages {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly access: TripAccess,
    private readonly lists: RecipientLists,
    private readonly reader: HostMessagesReader,
    private readonly activity: ActivityLog,
    private readonly news: TripNewsDesk,
  ) {}

  /** Throws `trip.not_found`, `host.right_missing`. */
  async preview(asking: Asking, tripId: number, draft: PreviewMessageDto): Promise<MessagePreviewDto> {
    const host = await this.assertMayAsk(asking, tripId, draft.segment);
    const mayMoney = may(host, 'money');
    const { manager } = this.db;
    const trip = await manager.findOneByOrFail(Trip, { id: tripId });
    const { guests, refusing } = await this.lists.meant(manager, trip, draft.segment);
    const reader = guests.find(({ hostId }) => hostId === draft.reader) ?? guests[0];
    const [subject, body] = [cleanSubject(draft.subject), letterText(draft.body)];
    const place = { tripTitle: trip.title, siteUrl: this.config.publicUrl, longDay, mayMoney };
    return {
      list: fingerprint(guests),
      recipients: guests.map((guest) => {
        const { hostId: id, name, email, cabinType, status, owedCents } = guest;
        return {
          id,
          name,
          email,
          cabinType,
          status,
          owedCents: mayMoney ? owedCents : null,
          isPointless: isPointless(subject + body, guest),
        };
      }),
      refusing: refusing.map(({ name }) => name),
      unknown: unknownPlaceholders(`${subject}\n${body}`),
      letter: reader
        ? {
            reader: reader.hostId,
            to: reader.email,
            subject: filled(subject, reader, place),
            text: filled(body, reader, place),
          }
        : null,
      leftToday: DAILY_LIMIT - (await this.sentAround(manager, asking.userId, this.clock.now())),
    };
  }

  /**
   * Now means in ten seconds, to exactly those whom the host was shown; later means to those who are meant then. Throws
   * `mail.no_recipients`, `mail.list_changed`, `mail.too_early`, `mail.daily_limit`, `request.invalid`, and what
   * {@link preview} throws.
   */
  async send({ tripId, key, ...asking }: NamedSend, dto: SendMessageDto): Promise<HostMessageDto> {
    const { userId } = asking;
    await this.assertMayAsk(asking, tripId, dto.segment);
    const now = this.clock.now();
    const request = { scope: `host:${userId}`, key, body: { tripId, dto } };
    const { id } = await this.db.transaction((manager) =>
      once(manager, request, now, async () => ({ id: await this.write(manager, userId, tripId, dto) })),
    );
    return this.reader.get(asking, id);
  }

  /** Throws `trip.not_found`, `host.right_missing`. */
  private async assertMayAsk(asking: Asking, tripId: number, segment: Segment): Promise<TripHost> {
    const host = await this.access.assertHosts(asking, tripId);
    if (asksForPapers(segment)) assertRight(host, 'documents');
    return host;
  }

  private async write(
    manager: EntityManager,
    userId: number,
    tripId: number,
    dto: SendMessageDto,
  ): Promise<string> {
    const [subject, body] = [cleanSubject(dto.subject), letterText(dto.body)];
    assertFilled(subject, body);
    const now = this.clock.now();
    const trip = await manager.findOneByOrFail(Trip, { id: tripId });
    const sendAt = dto.sendAt === null ? this.clock.in(UNDO_MS) : instantOf(dto.sendAt, trip.timeZone, now);
    if (!sendAt) throw new DomainError('mail.too_early');
    const { guests } = await this.lists.meant(manager, trip, dto.segment);
    if (guests.length === 0) throw new DomainError('mail.no_recipients');
    if (fingerprint(guests) !== dto.list)
      throw new DomainError('mail.list_changed', { count: guests.length });
    await this.assertWithinLimit(manager, userId, guests.length, sendAt);
    const isListFixed = dto.sendAt === null;
    const message = await manager.save(
      manager.create(HostMessage, {
        publicId: newPublicId(),
        tripId,
        writtenBy: userId,
        subject,
        body,
        segment: dto.segment,
        status: 'scheduled',
        isListFixed,
        counted: guests.length,
        sendAt,
        nextLookAt: sendAt,
        createdAt: now,
        endedAt: null,
      }),
    );
    if (isListFixed) await this.lists.fix(manager, message.id, guests);
    const details = { message: message.publicId, recipients: guests.length };
    const action = isListFixed ? 'mail.written' : 'mail.scheduled';
    await this.activity.note(manager, { userId, tripId, action, details });
    const summary = {
      text: `A mail to ${guests.length} ${guests.length === 1 ? 'guest' : 'guests'} was ${isListFixed ? 'written' : 'scheduled'}`,
    };
    await this.news.announce(manager, { type: 'guests.mailed', tripId, summary });
    return message.publicId;
  }

  /** Two messages of one host at once wait for each other, so that both count. */
  private async assertWithinLimit(
    manager: EntityManager,
    userId: number,
    count: number,
    sendAt: Date,
  ): Promise<void> {
    await manager.query('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
    const left = DAILY_LIMIT - (await this.sentAround(manager, userId, sendAt));
    if (count > left)
      throw new DomainError('mail.daily_limit', { left: Math.max(left, 0), limit: DAILY_LIMIT, count });
  }

  /** The mails that go out in the day before or in the day after an instant, whichever are more: what counts is when they go. */
  private async sentAround(manager: EntityManager, userId: number, at: Date): Promise<number> {
    const [dayBefore, dayAfter] = [new Date(at.getTime() - DAY_MS), new Date(at.getTime() + DAY_MS)];
    return countOf(
      manager,
      `SELECT GREATEST(COALESCE(sum(counted) FILTER (WHERE send_at <= $2), 0),
                       COALESCE(sum(counted) FILTER (WHERE send_at >= $2), 0))::int AS count
         FROM host_messages WHERE written_by = $1 AND send_at > $3 AND send_at < $4 AND status <> 'cancelled'`,
      [userId, at, dayBefore, dayAfter],
    );
  }
}

function assertFilled(subject: string, body: string): void {
  const wrong = (text: string) => {
    const [first] = unknownPlaceholders(text);
    return text === '' ? 'Write something' : first && `{${first}} is not one of the placeholders`;
  };
  const fields = Object.entries({ subject: wrong(subject), body: wrong(body) }).filter(
    ([, sentence]) => sentence,
  );
  if (fields.length)
    throw new DomainError('request.invalid', {}, Object.fromEntries(fields) as Record<string, string>);
}
