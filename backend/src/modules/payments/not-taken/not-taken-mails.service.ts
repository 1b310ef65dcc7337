import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { MailTemplates, type MailText } from '../../../platform/mail/mail-templates.js';
import { BuyerMails } from '../../bookings/buyer-mails.service.js';
import { notTakenMail } from './not-taken.mail.js';
import { Payment } from '../payment/payment.entity.js';
import { payerOf } from '../shares/share-of.js';

const KIND = 'payment_not_taken';
const mailData = z.object({ id: z.number() });

/** Who left PayPal and was not charged hears so by mail: no page is open any more that could say it. */
@Injectable()
export class NotTakenMails implements OnModuleInit {
  constructor(
    private readonly mails: BuyerMails,
    private readonly templates: MailTemplates,
  ) {}

  onModuleInit(): void {
    this.templates.register(KIND, (data, manager) => this.write(mailData.parse(data).id, manager));
  }

  /** In the transaction that ends the attempt, once an attempt. */
  tell(manager: EntityManager, { id, bookingId, invoiceId: ref }: Payment): Promise<void> {
    return this.mails.add(manager, bookingId, { kind: KIND, ref, data: { id } });
  }

  private async write(id: number, manager: EntityManager): Promise<MailText | null> {
    const payment = await manager.findOneByOrFail(Payment, { id });
    const about = await this.mails.about(manager, payment.bookingId);
    return notTakenMail(payment, about, await payerOf(manager, payment));
  }
}
