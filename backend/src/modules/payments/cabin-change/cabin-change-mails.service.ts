import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { MailTemplates } from '../../../platform/mail/mail-templates.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { BuyerMails } from '../../bookings/buyer-mails.service.js';
import { cabinChangeMail, type CabinChanged } from './cabin-change.mail.js';
import { OVERPAID } from './cabin-change.dto.js';

const KIND = 'cabin_changed';
const mailData = z.object({
  bookingId: z.number(),
  was: z.string(),
  differenceCents: z.number(),
  overpaidCents: z.number(),
  overpaid: z.enum(OVERPAID).nullable(),
  // Mails from before there were shares have none.
  toOthersCents: z.number().default(0),
});

/** The mail about another cabin. */
@Injectable()
export class CabinChangeMails implements OnModuleInit {
  constructor(
    private readonly mails: BuyerMails,
    private readonly templates: MailTemplates,
  ) {}

  onModuleInit(): void {
    this.templates.register(KIND, async (data, manager) => {
      const { bookingId, ...changed } = mailData.parse(data);
      return cabinChangeMail(await this.mails.about(manager, bookingId), changed);
    });
  }

  /** In the transaction that changes it. */
  add(
    manager: EntityManager,
    { id: bookingId, publicId, version }: Booking,
    changed: CabinChanged,
  ): Promise<void> {
    const ref = `booking:${publicId}:${version}`;
    return this.mails.add(manager, bookingId, { kind: KIND, ref, data: { bookingId, ...changed } });
  }
}
