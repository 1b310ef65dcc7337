import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { z } from 'zod';
import { fullName } from '../../../../contracts/person-name.js';
import { CONFIG, type AppConfig } from '../../../platform/config/config.js';
import { MailTemplates, type MailText } from '../../../platform/mail/mail-templates.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import { User } from '../../auth/user.entity.js';
import { Booking } from '../../bookings/booking.entity.js';
import { bookingReference } from '../../bookings/guest.view.js';
import { Trips } from '../../trips/trips.service.js';
import { HostAct } from './host-act.entity.js';
import { type ActMail, aloneMail, waitingMail } from './second-person.mail.js';

const WAITING = 'act_waiting';
const ALONE = 'act_alone';
const waitingData = z.object({ actId: z.number(), userId: z.number() });
const aloneData = z.object({ actId: z.number() });

/** Who hears by mail that an act waits for a second host, or that one host did it alone. */
@Injectable()
export class SecondPersonMails implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly outbox: Outbox,
    private readonly templates: MailTemplates,
    private readonly trips: Trips,
  ) {}

  onModuleInit(): void {
    this.templates.register(WAITING, (data, manager) => this.ofWaiting(waitingData.parse(data), manager));
    this.templates.register(ALONE, (data, manager) => this.ofAlone(aloneData.parse(data).actId, manager));
  }

  /** The other hosts with the right to money, the owner among them; in the transaction that makes it wait. */
  async tellOthers(
    manager: EntityManager,
    { id: actId, publicId }: HostAct,
    userIds: number[],
  ): Promise<void> {
    for (const { id: userId, email: recipient } of await manager.findBy(User, { id: In(userIds) })) {
      const ref = `${publicId}:${userId}`;
      await this.outbox.add(manager, { kind: WAITING, ref, recipient, data: { actId, userId } });
    }
  }

  /** In the transaction that does it. */
  async tellOperator(manager: EntityManager, { id: actId, publicId: ref }: HostAct): Promise<void> {
    await this.outbox.add(manager, {
      kind: ALONE,
      ref,
      recipient: this.config.CONTACT_EMAIL,
      data: { actId },
    });
  }

  /** Nothing is said of what was decided before the mail went. */
  private async ofWaiting(
    { actId, userId }: z.infer<typeof waitingData>,
    manager: EntityManager,
  ): Promise<MailText | null> {
    const act = await manager.findOneByOrFail(HostAct, { id: actId });
    const user = await manager.findOneBy(User, { id: userId, isActive: true });
    if (act.status !== 'waiting' || !user) return null;
    return waitingMail(user.firstName, await this.about(manager, act));
  }

  private async ofAlone(actId: number, manager: EntityManager): Promise<MailText> {
    return aloneMail(await this.about(manager, await manager.findOneByOrFail(HostAct, { id: actId })));
  }

  private async about(manager: EntityManager, act: HostAct): Promise<ActMail> {
    const booking = await manager.findOneByOrFail(Booking, { id: act.bookingId });
    const asker = await manager.findOneByOrFail(User, { id: act.askedBy });
    const { title: tripTitle } = await this.trips.get(booking.tripId, manager);
    return {
      act,
      askedBy: fullName(asker),
      reference: bookingReference(booking),
      tripTitle,
      link: `${this.config.publicUrl}/host/bookings/${booking.publicId}`,
      contactEmail: this.config.CONTACT_EMAIL,
    };
  }
}
