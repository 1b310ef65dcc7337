import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { MailTemplates, type MailText } from '../../../platform/mail/mail-templates.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import { Booking } from '../../bookings/booking.entity.js';
import { buyerOf } from '../../bookings/buyer-of.js';
import { bookingReference } from '../../bookings/guest.view.js';
import { Trips } from '../../trips/trips.service.js';
import { Payment } from '../payment/payment.entity.js';
import { CANCELLED_BY, cancellationMail } from './cancellation.mail.js';

const KIND = 'cancellation';
const mailData = z.object({
  bookingId: z.number(),
  refundCents: z.number(),
  keptCents: z.number(),
  by: z.enum(CANCELLED_BY),
});
type Data = z.infer<typeof mailData>;

/** What the buyer reads when their booking was cancelled. */
@Injectable()
export class CancellationMails implements OnModuleInit {
  constructor(
    private readonly outbox: Outbox,
    private readonly templates: MailTemplates,
    private readonly trips: Trips,
  ) {}

  onModuleInit(): void {
    this.templates.register(KIND, (data, manager) => this.write(mailData.parse(data), manager));
  }

  async add(manager: EntityManager, booking: Booking, told: Omit<Data, 'bookingId'>): Promise<void> {
    const buyer = await buyerOf(manager, booking.id);
    const data = { ...told, bookingId: booking.id };
    await this.outbox.add(manager, { kind: KIND, ref: booking.publicId, recipient: buyer.email, data });
  }

  private async write(
    { bookingId, refundCents, keptCents, by }: Data,
    manager: EntityManager,
  ): Promise<MailText> {
    const booking = await manager.findOneByOrFail(Booking, { id: bookingId });
    const buyer = await buyerOf(manager, bookingId);
    return cancellationMail({
      by,
      refundCents,
      keptCents,
      buyerName: buyer.name,
      reference: bookingReference(booking),
      trip: await this.trips.get(booking.tripId, manager),
      reason: booking.endedReason ?? '',
      isDisputed: booking.disputed,
      isMoneyPending: await manager.existsBy(Payment, { bookingId, status: 'pending' }),
    });
  }
}
