import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { MailTemplates, type MailText } from '../../../platform/mail/mail-templates.js';
import { BuyerMails } from '../../bookings/buyer-mails.service.js';
import { Payment } from '../payment/payment.entity.js';
import { payerOf } from '../shares/share-of.js';
import { TAKEN_BACK_STAGES, takenBackMail, type TakenBackStage } from './taken-back.mail.js';

const KIND = 'share_taken_back';
const mailData = z.object({ id: z.number(), stage: z.enum(TAKEN_BACK_STAGES) });

/** What has become of money, and PayPal's id of the dispute or the reversal. */
interface News {
  stage: TakenBackStage;
  by: string;
}

/** Who booked hears of money that somebody else paid and has back: their doors close for it. Of their own they know. */
@Injectable()
export class TakenBackMails implements OnModuleInit {
  constructor(
    private readonly mails: BuyerMails,
    private readonly templates: MailTemplates,
  ) {}

  onModuleInit(): void {
    this.templates.register(KIND, (data, manager) => this.write(mailData.parse(data), manager));
  }

  /** In the transaction that books it, once a stage. Nothing where the buyer paid it. */
  async tell(
    manager: EntityManager,
    { id, shareId, bookingId }: Payment,
    { stage, by }: News,
  ): Promise<void> {
    if (shareId === null) return;
    await this.mails.add(manager, bookingId, { kind: KIND, ref: `${by}:${stage}`, data: { id, stage } });
  }

  private async write(
    { id, stage }: z.infer<typeof mailData>,
    manager: EntityManager,
  ): Promise<MailText | null> {
    const payment = await manager.findOneByOrFail(Payment, { id });
    const payer = await payerOf(manager, payment);
    if (payer === null) return null;
    const about = await this.mails.about(manager, payment.bookingId);
    return takenBackMail({ ...about, stage, payment, payer });
  }
}
