import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { firstNameOf } from '../../../../contracts/person-name.js';
import { MailTemplates, type MailText } from '../../../platform/mail/mail-templates.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import { Booking } from '../../bookings/booking.entity.js';
import { buyerOf } from '../../bookings/buyer-of.js';
import { bookingReference } from '../../bookings/guest.view.js';
import { dollars } from '../../bookings/quote/money-text.js';
import { Trips } from '../../trips/trips.service.js';

const KIND = 'cancellation';
const mailData = z.object({
  bookingId: z.number(),
  refundCents: z.number(),
  keptCents: z.number(),
  by: z.enum(['guest', 'host']),
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
    const { title } = await this.trips.get(booking.tripId, manager);
    const lines = [
      `Hello ${firstNameOf(buyer.name)},`,
      `${by === 'guest' ? 'as you asked' : 'your host cancelled it'}: booking ${bookingReference(booking)} for ${title} is cancelled, and its places are free again.`,
      ...money(refundCents, keptCents),
      'Nothing more is owed. We would be glad to see you on another trip.',
    ];
    return { subject: `Your booking for ${title} is cancelled`, text: lines.join('\n\n') };
  }
}

function money(refundCents: number, keptCents: number): string[] {
  if (refundCents + keptCents === 0) return [];
  return [
    `You had paid ${dollars(refundCents + keptCents)}. ${dollars(refundCents)} of it come back to you, ${dollars(keptCents)} stay with the trip.`,
  ];
}
