import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { MailText } from '../../../platform/mail/mail-templates.js';
import type { Booking } from '../../guests/booking.entity.js';
import { type AboutBooking, BuyerMails } from '../../guests/buyer-mails.service.js';
import { Instalment } from '../../guests/instalment.entity.js';
import { addedGuestMail } from './add-guest.mail.js';

const KIND = 'host_added_guest';
/** What the mail is about; later states have mails of their own. */
const TOLD = ['held', 'pending_payment', 'waitlist'];

/** The mail to somebody whom a host has added. */
@Injectable()
export class AddGuestMails implements OnModuleInit {
  constructor(private readonly mails: BuyerMails) {}

  onModuleInit(): void {
    this.mails.register(KIND, written);
  }

  /** In the transaction that adds the guest. */
  add(manager: EntityManager, { id, publicId }: Booking): Promise<void> {
    return this.mails.add(manager, id, { kind: KIND, ref: `booking:${publicId}` });
  }
}

/** Null when the booking has moved on meanwhile. */
async function written(about: AboutBooking, manager: EntityManager): Promise<MailText | null> {
  const { booking } = about;
  if (!TOLD.includes(booking.status)) return null;
  const first = await manager.findOneBy(Instalment, { bookingId: booking.id, position: 1 });
  return addedGuestMail(about, first?.amountCents ?? booking.payableCents);
}
