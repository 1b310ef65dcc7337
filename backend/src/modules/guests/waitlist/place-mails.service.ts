import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DateTime } from 'luxon';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { CONFIG, type AppConfig } from '../../../platform/config/config.js';
import { MailTemplates, type MailText } from '../../../platform/mail/mail-templates.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import { Trips } from '../../trips/trips.service.js';
import { Booking } from '../booking.entity.js';
import { UNPAID_HOLDS } from '../booking.rules.js';
import { firstNameOf } from '../directory.rules.js';
import { buyerOf } from '../buyer-of.js';
import { bookingReference } from '../guest.view.js';

const KIND = 'places_kept';
const mailData = z.object({ bookingId: z.number() });

/** Tells who booked that their places are kept, until when, and where to pay: after an approval, and with an offer. */
@Injectable()
export class PlaceMails implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly outbox: Outbox,
    private readonly templates: MailTemplates,
    private readonly trips: Trips,
  ) {}

  onModuleInit(): void {
    this.templates.register(KIND, (data, manager) => this.write(mailData.parse(data).bookingId, manager));
  }

  async add(manager: EntityManager, { id: bookingId, publicId, version }: Booking): Promise<void> {
    const { email } = await buyerOf(manager, bookingId);
    await this.outbox.add(manager, {
      kind: KIND,
      ref: `booking:${publicId}:${version}`,
      recipient: email,
      data: { bookingId },
    });
  }

  /** Null when the booking has moved on meanwhile: paid, lapsed, back on the list. */
  private async write(bookingId: number, manager: EntityManager): Promise<MailText | null> {
    const booking = await manager.findOneByOrFail(Booking, { id: bookingId });
    if (!UNPAID_HOLDS.includes(booking.status)) return null;
    const buyer = await buyerOf(manager, bookingId);
    const { title, timeZone } = await this.trips.get(booking.tripId, manager);
    const isOffer = booking.offerExpiresAt !== null;
    return {
      subject: isOffer ? `Places for you on ${title}` : `Your booking for ${title} is approved`,
      text: [
        `Hello ${firstNameOf(buyer.name)},`,
        isOffer
          ? `places came free on ${title}, and it is your turn: we hold ${places(booking)} for you.`
          : `your host has approved your booking for ${title} and keeps ${places(booking)} for you.`,
        until(booking.holdExpiresAt, timeZone),
        `Pay here:\n${this.config.publicUrl}/template/payment/${buyer.publicId}`,
        `It is about booking ${bookingReference(booking)}.`,
      ].join('\n\n'),
    };
  }
}

function places({ travellers }: Booking): string {
  return travellers === 1 ? 'one place' : `${travellers} places`;
}

function until(instant: Date | null, timeZone: string): string {
  if (!instant) return 'They become yours with your first payment.';
  const at = DateTime.fromJSDate(instant, { zone: timeZone }).setLocale('en-US');
  return `Pay by ${at.toFormat("cccc, LLLL d, h:mm a '('ZZZZ')'")}; after that they go to the next in line.`;
}
