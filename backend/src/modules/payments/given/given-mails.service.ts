import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { MailTemplates, type MailText } from '../../../platform/mail/mail-templates.js';
import { BuyerMails } from '../../guests/buyer-mails.service.js';
import { Credit } from '../credits/credit.entity.js';
import { Payment } from '../payment.entity.js';
import { creditMail, recordedPaymentMail } from './given.mail.js';

const PAYMENT = 'payment_recorded';
const CREDIT = 'credit_granted';
const mailData = z.object({ id: z.number() });

/** What the buyer reads when a host has entered money for them: a payment made elsewhere, or a credit. */
@Injectable()
export class GivenMails implements OnModuleInit {
  constructor(
    private readonly mails: BuyerMails,
    private readonly templates: MailTemplates,
  ) {}

  onModuleInit(): void {
    this.templates.register(PAYMENT, (data, manager) => this.ofPayment(mailData.parse(data).id, manager));
    this.templates.register(CREDIT, (data, manager) => this.ofCredit(mailData.parse(data).id, manager));
  }

  /** In the transaction that records the payment; the mail goes when it commits. */
  tellOfPayment(manager: EntityManager, { id, bookingId, invoiceId: ref }: Payment): Promise<void> {
    return this.mails.add(manager, bookingId, { kind: PAYMENT, ref, data: { id } });
  }

  /** As {@link tellOfPayment}. */
  tellOfCredit(manager: EntityManager, { id, bookingId }: Credit): Promise<void> {
    return this.mails.add(manager, bookingId, { kind: CREDIT, ref: String(id), data: { id } });
  }

  private async ofPayment(id: number, manager: EntityManager): Promise<MailText> {
    const payment = await manager.findOneByOrFail(Payment, { id });
    return recordedPaymentMail(payment, await this.mails.about(manager, payment.bookingId));
  }

  /** Nothing is said of a credit that was taken back before its mail went. */
  private async ofCredit(id: number, manager: EntityManager): Promise<MailText | null> {
    const credit = await manager.findOneByOrFail(Credit, { id });
    return credit.takenBackAt ? null : creditMail(credit, await this.mails.about(manager, credit.bookingId));
  }
}
