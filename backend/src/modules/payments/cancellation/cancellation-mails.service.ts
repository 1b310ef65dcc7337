import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { MailTemplates, type MailText } from '../../../platform/mail/mail-templates.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { buyerOf } from '../../bookings/buyer-of.js';
import { BuyerMails } from '../../bookings/buyer-mails.service.js';
import { Guest } from '../../bookings/guest.entity.js';
import { Payment } from '../payment/payment.entity.js';
import { CANCELLED_BY, cancellationMail, companionMail } from './cancellation.mail.js';

const KIND = 'cancellation';
const COMPANION = 'called_off_companion';
const mailData = z.object({
  bookingId: z.number(),
  refundCents: z.number(),
  keptCents: z.number(),
  // Mails from before there were shares have none.
  toOthersCents: z.number().default(0),
  by: z.enum(CANCELLED_BY),
});
type Data = z.infer<typeof mailData>;
const companionData = z.object({ bookingId: z.number(), guestId: z.number() });

/** What is read by whose booking was cancelled. */
@Injectable()
export class CancellationMails implements OnModuleInit {
  constructor(
    private readonly mails: BuyerMails,
    private readonly outbox: Outbox,
    private readonly templates: MailTemplates,
  ) {}

  onModuleInit(): void {
    this.templates.register(KIND, (data, manager) => this.write(mailData.parse(data), manager));
    this.templates.register(COMPANION, (data, manager) =>
      this.writeCompanion(companionData.parse(data), manager),
    );
  }

  /** To the buyer; of a trip that is called off to everybody of the booking who has an address of their own. */
  async add(manager: EntityManager, booking: Booking, told: Omit<Data, 'bookingId'>): Promise<void> {
    const { id: bookingId, publicId } = booking;
    await this.mails.add(manager, bookingId, { kind: KIND, ref: publicId, data: { ...told, bookingId } });
    if (told.by === 'trip') await this.tellCompanions(manager, booking);
  }

  private async tellCompanions(manager: EntityManager, { id: bookingId, publicId }: Booking): Promise<void> {
    const { email: buyers } = await buyerOf(manager, bookingId);
    for (const { id: guestId, email: recipient, position } of await manager.findBy(Guest, { bookingId })) {
      if (recipient.toLowerCase() === buyers.toLowerCase()) continue;
      const data = { bookingId, guestId };
      await this.outbox.add(manager, { kind: COMPANION, ref: `${publicId}:${position}`, recipient, data });
    }
  }

  private async write({ bookingId, ...told }: Data, manager: EntityManager): Promise<MailText> {
    const isMoneyPending = await manager.existsBy(Payment, { bookingId, status: 'pending' });
    return cancellationMail({ ...(await this.mails.about(manager, bookingId)), ...told, isMoneyPending });
  }

  private async writeCompanion(
    { bookingId, guestId: id }: z.infer<typeof companionData>,
    manager: EntityManager,
  ): Promise<MailText | null> {
    const guest = await manager.findOneBy(Guest, { id });
    // Who was taken off before has been told that.
    if (!guest) return null;
    return companionMail({ ...(await this.mails.about(manager, bookingId)), name: guest.name });
  }
}
