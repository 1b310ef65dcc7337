import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { MailText } from '../../../platform/mail/mail-templates.js';
import { Booking } from '../../bookings/booking.entity.js';
import { type AboutBooking, BuyerMails } from '../../bookings/buyer-mails.service.js';
import { Instalment } from '../../bookings/ledger/instalment.entity.js';
import type { AddedGuestMailDto } from './add-guest.dto.js';
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

  /** The mail as it would go now, of a booking by its public id. */
  async letter(manager: EntityManager, publicId: string): Promise<AddedGuestMailDto> {
    const { id } = await manager.findOneByOrFail(Booking, { publicId });
    const about = await this.mails.about(manager, id);
    const mail = await written(about, manager);
    if (!mail) throw new Error('A guest who was just added has no mail.');
    return { to: about.buyer.email, subject: mail.subject, text: mail.text };
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
