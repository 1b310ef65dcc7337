import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { CONFIG, type AppConfig } from '../../../platform/config/config.js';
import { MailTemplates, type MailText } from '../../../platform/mail/mail-templates.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import { Booking } from '../../guests/booking.entity.js';
import { buyerOf } from '../../guests/buyer-of.js';
import { Trips } from '../../trips/trips.service.js';
import { Credit } from '../credits/credit.entity.js';
import { Payment } from '../payment.entity.js';
import { creditMail, type GivenMail, recordedPaymentMail } from './given.mail.js';

const PAYMENT = 'payment_recorded';
const CREDIT = 'credit_granted';
const mailData = z.object({ id: z.number() });

/** What the buyer reads when a host has entered money for them: a payment made elsewhere, or a credit. */
@Injectable()
export class GivenMails implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly outbox: Outbox,
    private readonly templates: MailTemplates,
    private readonly trips: Trips,
  ) {}

  onModuleInit(): void {
    this.templates.register(PAYMENT, (data, manager) => this.ofPayment(mailData.parse(data).id, manager));
    this.templates.register(CREDIT, (data, manager) => this.ofCredit(mailData.parse(data).id, manager));
  }

  /** In the transaction that records the payment; the mail goes when it commits. */
  async tellOfPayment(manager: EntityManager, { id, bookingId, invoiceId: ref }: Payment): Promise<void> {
    await this.add(manager, bookingId, { kind: PAYMENT, ref, data: { id } });
  }

  /** As {@link tellOfPayment}. */
  async tellOfCredit(manager: EntityManager, { id, bookingId }: Credit): Promise<void> {
    await this.add(manager, bookingId, { kind: CREDIT, ref: String(id), data: { id } });
  }

  private async add(
    manager: EntityManager,
    bookingId: number,
    mail: { kind: string; ref: string; data: { id: number } },
  ): Promise<void> {
    const { email: recipient } = await buyerOf(manager, bookingId);
    await this.outbox.add(manager, { ...mail, recipient });
  }

  private async ofPayment(id: number, manager: EntityManager): Promise<MailText> {
    const payment = await manager.findOneByOrFail(Payment, { id });
    return recordedPaymentMail(payment, await this.about(manager, payment.bookingId));
  }

  /** Nothing is said of a credit that was taken back before its mail went. */
  private async ofCredit(id: number, manager: EntityManager): Promise<MailText | null> {
    const credit = await manager.findOneByOrFail(Credit, { id });
    return credit.takenBackAt ? null : creditMail(credit, await this.about(manager, credit.bookingId));
  }

  private async about(manager: EntityManager, bookingId: number): Promise<GivenMail> {
    const booking = await manager.findOneByOrFail(Booking, { id: bookingId });
    const buyer = await buyerOf(manager, bookingId);
    const { title: tripTitle } = await this.trips.get(booking.tripId, manager);
    const { publicUrl: siteUrl, CONTACT_EMAIL: contactEmail } = this.config;
    return { booking, buyer, tripTitle, siteUrl, contactEmail };
  }
}
