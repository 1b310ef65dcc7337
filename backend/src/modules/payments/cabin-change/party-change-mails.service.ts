import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { isSameAddress } from '../../../../contracts/mail-address.js';
import { MailTemplates } from '../../../platform/mail/mail-templates.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { BuyerMails } from '../../bookings/buyer-mails.service.js';
import { buyerOf } from '../../bookings/buyer-of.js';
import type { Guest } from '../../bookings/guest.entity.js';
import { OVERPAID } from './cabin-change.dto.js';
import { companionLeftMail, partyChangeMail, type PartyChanged } from './party-change.mail.js';

const KIND = 'party_changed';
const COMPANION = 'companion_removed';
const mailData = z.object({
  bookingId: z.number(),
  joins: z.boolean(),
  differenceCents: z.number(),
  overpaidCents: z.number(),
  overpaid: z.enum(OVERPAID).nullable(),
  // Mails from before there were shares have none.
  toOthersCents: z.number().default(0),
  // Mails from before that was said have none.
  hasFewerExtras: z.boolean().default(false),
});

/** The mails about who shares a cabin. */
@Injectable()
export class PartyChangeMails implements OnModuleInit {
  constructor(
    private readonly mails: BuyerMails,
    private readonly outbox: Outbox,
    private readonly templates: MailTemplates,
  ) {}

  onModuleInit(): void {
    this.templates.register(KIND, async (data, manager) => {
      const { bookingId, ...changed } = mailData.parse(data);
      return partyChangeMail(await this.mails.about(manager, bookingId), changed);
    });
    this.mails.register(COMPANION, companionLeftMail);
  }

  /** In the transaction that changes it: to who booked, and to who left where they were ever written to themselves. */
  async add(
    manager: EntityManager,
    { id: bookingId, publicId, version }: Booking,
    changed: PartyChanged,
    left: Guest | null,
  ): Promise<void> {
    const ref = `booking:${publicId}:${version}`;
    await this.mails.add(manager, bookingId, { kind: KIND, ref, data: { bookingId, ...changed } });
    const buyer = await buyerOf(manager, bookingId);
    if (!left?.userId || isSameAddress(left.email, buyer.email)) return;
    await this.outbox.add(manager, { kind: COMPANION, ref, recipient: left.email, data: { bookingId } });
  }
}
