import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { MailTemplates, type MailText } from '../../../platform/mail/mail-templates.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import { BuyerMails } from '../../bookings/buyer-mails.service.js';
import { Credit } from '../credits/credit.entity.js';
import { Payment } from '../payment/payment.entity.js';
import { payerOf } from '../shares/share-of.js';
import { Guest } from '../../bookings/guest.entity.js';
import {
  correctedPaymentMail,
  creditMail,
  openedMail,
  receivedPaymentMail,
  recordedPaymentMail,
} from './given.mail.js';

const RECORDED = 'payment_recorded';
const CORRECTED = 'payment_corrected';
const RECEIVED = 'payment_received';
const OPENED = 'access_opened';
const CREDIT = 'credit_granted';
const mailData = z.object({ id: z.number() });

/** What travellers read when money has come or was given: a payment, what it opened, a credit. */
@Injectable()
export class GivenMails implements OnModuleInit {
  constructor(
    private readonly mails: BuyerMails,
    private readonly outbox: Outbox,
    private readonly templates: MailTemplates,
  ) {}

  onModuleInit(): void {
    this.templates.register(RECORDED, (data, manager) => this.ofPayment(mailData.parse(data).id, manager));
    this.templates.register(CORRECTED, (data, manager) =>
      this.ofCorrection(mailData.parse(data).id, manager),
    );
    this.templates.register(RECEIVED, (data, manager) => this.ofPayment(mailData.parse(data).id, manager));
    this.templates.register(OPENED, (data, manager) => this.ofOpening(mailData.parse(data).id, manager));
    this.templates.register(CREDIT, (data, manager) => this.ofCredit(mailData.parse(data).id, manager));
  }

  /** In the transaction that records the payment; the mail goes when it commits. */
  tellOfPayment(manager: EntityManager, { id, bookingId, invoiceId: ref, method }: Payment): Promise<void> {
    const kind = method === 'manual' ? RECORDED : RECEIVED;
    return this.mails.add(manager, bookingId, { kind, ref, data: { id } });
  }

  /** As {@link tellOfPayment}, when the record was wrong. */
  tellOfCorrection(manager: EntityManager, { id, bookingId, invoiceId: ref }: Payment): Promise<void> {
    return this.mails.add(manager, bookingId, { kind: CORRECTED, ref, data: { id } });
  }

  /** As {@link tellOfPayment}, to a traveller beside who booked. Once, however often it is called. */
  async tellOfOpening(manager: EntityManager, { id, email: recipient }: Guest): Promise<void> {
    await this.outbox.add(manager, { kind: OPENED, ref: `guest:${id}`, recipient, data: { id } });
  }

  /** As {@link tellOfPayment}. */
  tellOfCredit(manager: EntityManager, { id, bookingId }: Credit): Promise<void> {
    return this.mails.add(manager, bookingId, { kind: CREDIT, ref: String(id), data: { id } });
  }

  /** Nothing is said of a record that was taken out before its mail went. */
  private async ofPayment(id: number, manager: EntityManager): Promise<MailText | null> {
    const payment = await manager.findOneByOrFail(Payment, { id });
    if (payment.status === 'corrected') return null;
    const about = await this.mails.about(manager, payment.bookingId);
    if (payment.method === 'manual') return recordedPaymentMail(payment, about);
    return receivedPaymentMail(payment, about, await payerOf(manager, payment));
  }

  private async ofCorrection(id: number, manager: EntityManager): Promise<MailText> {
    const payment = await manager.findOneByOrFail(Payment, { id });
    return correctedPaymentMail(payment, await this.mails.about(manager, payment.bookingId));
  }

  /** Nothing is said of pages that have closed again before the mail went, or to who was taken off the booking. */
  private async ofOpening(id: number, manager: EntityManager): Promise<MailText | null> {
    const guest = await manager.findOneBy(Guest, { id });
    if (!guest?.accessGranted) return null;
    return openedMail(guest.name, await this.mails.about(manager, guest.bookingId));
  }

  /** Nothing is said of a credit that was taken back before its mail went. */
  private async ofCredit(id: number, manager: EntityManager): Promise<MailText | null> {
    const credit = await manager.findOneByOrFail(Credit, { id });
    return credit.takenBackAt ? null : creditMail(credit, await this.mails.about(manager, credit.bookingId));
  }
}
