import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { z } from 'zod';
import { fullName } from '../../../../contracts/person-name.js';
import { CONFIG, type AppConfig } from '../../../platform/config/config.js';
import { MailTemplates, type MailText } from '../../../platform/mail/mail-templates.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import { User } from '../../auth/user.entity.js';
import { TripCallOff } from '../../trips/trip-call-off.entity.js';
import type { TripHost } from '../../trips/trip-host.entity.js';
import { Trip } from '../../trips/trip.entity.js';
import { calledOffAloneMail, type CallOffMail, callOffWaitsMail } from './call-off.mail.js';
import { endingOf } from './ending-bookings.js';

const WAITING = 'call_off_waiting';
const ALONE = 'call_off_alone';
const waitingData = z.object({ tripId: z.number(), userId: z.number() });
const aloneData = z.object({ tripId: z.number(), bookings: z.number(), paidCents: z.number() });

/** Who hears by mail that a trip is to be called off, or that one host did it alone. */
@Injectable()
export class CallOffMails implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly outbox: Outbox,
    private readonly templates: MailTemplates,
  ) {}

  onModuleInit(): void {
    this.templates.register(WAITING, (data, manager) => this.ofWaiting(waitingData.parse(data), manager));
    this.templates.register(ALONE, (data, manager) => this.ofAlone(aloneData.parse(data), manager));
  }

  /** The other hosts with the right to money; in the transaction that makes it wait. */
  async tellOthers(
    manager: EntityManager,
    { tripId, askedAt }: TripCallOff,
    others: readonly TripHost[],
  ): Promise<void> {
    const userIds = others.map(({ userId }) => userId);
    for (const { id: userId, email: recipient } of await manager.findBy(User, { id: In(userIds) })) {
      const ref = `${tripId}:${userId}:${askedAt.getTime()}`;
      await this.outbox.add(manager, { kind: WAITING, ref, recipient, data: { tripId, userId } });
    }
  }

  /** In the transaction that does it: what it ends is no more to be counted when the mail is written. */
  async tellOperator(manager: EntityManager, { tripId }: TripCallOff): Promise<void> {
    const data = { tripId, ...(await endingOf(manager, tripId)) };
    const recipient = this.config.CONTACT_EMAIL;
    await this.outbox.add(manager, { kind: ALONE, ref: String(tripId), recipient, data });
  }

  /** Nothing is said of what was decided before the mail went. */
  private async ofWaiting(
    { tripId, userId }: z.infer<typeof waitingData>,
    manager: EntityManager,
  ): Promise<MailText | null> {
    const asked = await manager.findOneBy(TripCallOff, { tripId });
    const user = await manager.findOneBy(User, { id: userId, isActive: true });
    if (!asked || asked.decidedBy !== null || !user) return null;
    const about = await this.about(manager, asked, await endingOf(manager, tripId));
    return callOffWaitsMail(user.firstName, this.config.CONTACT_EMAIL, about);
  }

  private async ofAlone(
    { tripId, ...ended }: z.infer<typeof aloneData>,
    manager: EntityManager,
  ): Promise<MailText> {
    const asked = await manager.findOneByOrFail(TripCallOff, { tripId });
    return calledOffAloneMail(await this.about(manager, asked, ended));
  }

  private async about(
    manager: EntityManager,
    { tripId, askedBy, reason }: TripCallOff,
    ended: Pick<CallOffMail, 'bookings' | 'paidCents'>,
  ): Promise<CallOffMail> {
    const { title } = await manager.findOneByOrFail(Trip, { id: tripId });
    const asker = await manager.findOneByOrFail(User, { id: askedBy });
    const link = `${this.config.publicUrl}/host/trips/${tripId}`;
    return { title, askedBy: fullName(asker), reason, ...ended, link };
  }
}
