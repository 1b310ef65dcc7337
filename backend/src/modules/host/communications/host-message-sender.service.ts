import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { Clock, MINUTE_MS } from '../../../platform/clock/clock.js';
import { longDay } from '../../../platform/clock/long-day.js';
import { CONFIG, type AppConfig } from '../../../platform/config/config.js';
import { rowsOf, theRowOf } from '../../../platform/database/rows.js';
import { enqueueDue } from '../../../platform/jobs/due-rows.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { Sweeper } from '../../../platform/jobs/sweeper.js';
import { MailTemplates, type MailText } from '../../../platform/mail/mail-templates.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import { TripNewsDesk } from '../../trips/trip-news.service.js';
import { Trip } from '../../trips/trip.entity.js';
import { GuestFactsReader } from './guest-facts.js';
import { HostMessageRecipient } from './host-message-recipient.entity.js';
import { HostMessage } from './host-message.entity.js';
import { filled } from './placeholders.rules.js';
import { LetterRefusals } from './letter-refusals.service.js';
import { RecipientLists } from './recipient-lists.service.js';
import { asksForPapers } from './segment.rules.js';

const KIND = 'host_message';
const QUEUE = 'host-messages.hand-over';
const SWEEP = 'host-messages';
const SWEEP_MS = 2_000;
/** A job that got lost is followed by another one. */
const LOOK_AGAIN_MS = 2 * MINUTE_MS;
/** Mails a statement: each takes six parameters. */
const AT_ONCE = 500;
const mailData = z.object({ recipientId: z.number() });
const LINE = z.object({ id: z.int(), email: z.string() });
const HINDRANCES = z.object({ mayWrite: z.boolean(), isOutlived: z.boolean() });

/**
 * Hands messages whose time has come to the outbox. The message's row is locked while its list is fixed and its mails
 * are written, and a mail's key is its line of the list: however many nodes or jobs try, everybody gets one.
 */
@Injectable()
export class HostMessageSender implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly sweeper: Sweeper,
    private readonly outbox: Outbox,
    private readonly templates: MailTemplates,
    private readonly facts: GuestFactsReader,
    private readonly lists: RecipientLists,
    private readonly refusals: LetterRefusals,
    private readonly activity: ActivityLog,
    private readonly news: TripNewsDesk,
  ) {}

  onModuleInit(): void {
    this.templates.register(KIND, (data, manager) => this.letter(mailData.parse(data).recipientId, manager), {
      isToMany: true,
    });
    this.jobs.define(QUEUE, { work: ({ messageId }: { messageId: number }) => this.handOver(messageId) });
    this.sweeper.every(SWEEP_MS, SWEEP, () => this.enqueueDue());
  }

  private enqueueDue(): Promise<void> {
    return enqueueDue(this.db, this.jobs, {
      queue: QUEUE,
      due: (manager) =>
        manager
          .createQueryBuilder(HostMessage, 'message')
          .where(`message.status = 'scheduled' AND message.nextLookAt <= :now`, { now: this.clock.now() })
          .orderBy('message.nextLookAt'),
      moveOn: (message) => {
        message.nextLookAt = this.clock.in(LOOK_AGAIN_MS);
      },
      job: ({ id }) => ({ messageId: id }),
    });
  }

  private async handOver(messageId: number): Promise<void> {
    await this.db.transaction(async (manager) => {
      const message = await manager.findOne(HostMessage, {
        where: { id: messageId },
        lock: { mode: 'pessimistic_write' },
      });
      if (message?.status !== 'scheduled') return;
      const hindrance = await this.hindranceOf(manager, message);
      if (hindrance === null) await this.write(manager, message);
      else await this.callBack(manager, message, hindrance);
    });
  }

  /** Whose right was taken writes to nobody, whatever they had planned before; nor do plans outlive a trip that is called off. */
  private async hindranceOf(
    manager: EntityManager,
    { tripId, writtenBy, segment, createdAt }: HostMessage,
  ): Promise<string | null> {
    const { mayWrite, isOutlived } = await theRowOf(
      manager,
      HINDRANCES,
      `SELECT EXISTS (SELECT FROM trip_hosts h JOIN users u ON u.id = h.user_id
                       WHERE h.trip_id = t.id AND h.user_id = $2 AND h.may_messages AND (h.may_documents OR NOT $3)
                         AND u.is_active AND u.role = 'host') AS "mayWrite",
              COALESCE(t.called_off_at > $4, false) AS "isOutlived"
         FROM trips t WHERE t.id = $1`,
      [tripId, writtenBy, asksForPapers(segment), createdAt],
    );
    if (isOutlived) return 'its trip was called off after it was written';
    return mayWrite ? null : 'its host may not write to them any more';
  }

  private async callBack(manager: EntityManager, message: HostMessage, why: string): Promise<void> {
    await manager.save(Object.assign(message, { status: 'cancelled' as const, endedAt: this.clock.now() }));
    const { tripId, publicId } = message;
    const details = { message: publicId };
    await this.activity.note(manager, { userId: null, tripId, action: 'mail.cancelled', details });
    const summary = { text: `A mail to guests was called back: ${why}` };
    await this.news.announce(manager, { type: 'guests.mailed', tripId, summary });
  }

  private async write(manager: EntityManager, message: HostMessage): Promise<void> {
    const { id: messageId, tripId } = message;
    if (!message.isListFixed) {
      const trip = await manager.findOneByOrFail(Trip, { id: tripId });
      const { guests } = await this.lists.meant(manager, trip, message.segment, message.createdAt);
      await this.lists.fix(manager, messageId, guests);
    }
    const lines = await rowsOf(
      manager,
      LINE,
      `SELECT r.id, g.email FROM host_message_recipients r JOIN guests g ON g.id = r.guest_id
        WHERE r.message_id = $1 AND g.email NOT LIKE '%@deleted.invalid' ORDER BY r.id`,
      [messageId],
    );
    for (let from = 0; from < lines.length; from += AT_ONCE) {
      const mails = lines.slice(from, from + AT_ONCE).map(({ id, email }) => ({
        kind: KIND,
        ref: String(id),
        recipient: email,
        data: { recipientId: id },
      }));
      await this.outbox.add(manager, ...mails);
    }
    await manager.query(
      `UPDATE host_message_recipients r SET mail_id = m.id FROM mails m
        WHERE r.message_id = $1 AND m.kind = $2 AND m.ref = r.id::text`,
      [messageId, KIND],
    );
    const counted = await manager.countBy(HostMessageRecipient, { messageId });
    await manager.save(
      Object.assign(message, {
        status: 'sent' as const,
        isListFixed: true,
        counted,
        endedAt: this.clock.now(),
      }),
    );
    const summary = { text: `A mail goes out to ${counted} ${counted === 1 ? 'guest' : 'guests'}` };
    await this.news.announce(manager, { type: 'guests.mailed', tripId, summary });
  }

  /** Filled when it is sent, from the rows of that moment; null for who was erased, has left or wants no letters since. */
  private async letter(recipientId: number, manager: EntityManager): Promise<MailText | null> {
    const line = await manager.findOneBy(HostMessageRecipient, { id: recipientId });
    const guest = line?.guestId ? await this.facts.ofGuest(manager, line.guestId) : null;
    if (!line || !guest?.wantsLetters) return null;
    const message = await manager.findOneByOrFail(HostMessage, { id: line.messageId });
    const { title: tripTitle } = await manager.findOneByOrFail(Trip, { id: message.tripId });
    const place = { tripTitle, siteUrl: this.config.publicUrl, longDay, mayMoney: true };
    return {
      subject: filled(message.subject, guest, place),
      text: filled(message.body, guest, place),
      offLink: this.refusals.linkOf(guest.guestId),
    };
  }
}
