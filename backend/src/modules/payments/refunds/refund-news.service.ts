import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { z } from 'zod';
import { MailTemplates, type MailText } from '../../../platform/mail/mail-templates.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import { Booking } from '../../bookings/booking.entity.js';
import { buyerOf } from '../../bookings/buyer-of.js';
import { Guest } from '../../bookings/guest.entity.js';
import { shortName } from '../../bookings/guest.view.js';
import { dollars } from '../../bookings/quote/money-text.js';
import { Trips } from '../../trips/trips.service.js';
import { TripNewsDesk } from '../../trips/trip-news.service.js';
import { Payment } from '../payment/payment.entity.js';
import { payerOf } from '../shares/share-of.js';
import { Refund } from './refund.entity.js';
import { RefundAlerts } from './refund-alerts.service.js';
import { waitsForHost } from './refund.rules.js';
import { GIVEN_BY, refundMail, REFUND_STAGES, type RefundStage } from './refund.mail.js';

const KIND = 'refund';
const mailData = z.object({ refundId: z.number(), stage: z.enum(REFUND_STAGES) });

/** Who hears of money that goes back: the buyer by mail, the hosts on their dashboard, the doors at once. */
@Injectable()
export class RefundNews implements OnModuleInit {
  constructor(
    private readonly outbox: Outbox,
    private readonly templates: MailTemplates,
    private readonly trips: Trips,
    private readonly news: TripNewsDesk,
    private readonly alerts: RefundAlerts,
  ) {}

  onModuleInit(): void {
    this.templates.register(KIND, (data, manager) => this.write(mailData.parse(data), manager));
  }

  /** In the transaction that moved the refund. */
  async tell(manager: EntityManager, booking: Booking, refund: Refund): Promise<void> {
    // The payment was none: nobody waits for its return any more.
    if (await manager.existsBy(Payment, { id: refund.paymentId, status: 'corrected' }))
      return this.alerts.withdraw(manager, refund);
    const buyer = await buyerOf(manager, booking.id);
    const stage = refund.givenMeans ? 'given' : STAGES[refund.status];
    if (stage) {
      const data = { refundId: refund.id, stage };
      const ref = `${refund.publicId}:${stage}`;
      await this.outbox.add(manager, { kind: KIND, ref, recipient: buyer.email, data });
    }
    if (refund.status === 'completed') await this.tellHosts(manager, booking, refund, buyer);
    if (waitsForHost(refund)) await this.alerts.askHost(manager, booking, refund);
    if (refund.status !== 'requested') await this.alerts.calm(manager, refund);
    if (stage === 'failed') await this.alerts.alarm(manager, booking, refund);
  }

  private async tellHosts(
    manager: EntityManager,
    booking: Booking,
    { paymentId, amountCents, source, givenMeans }: Refund,
    buyer: Guest,
  ): Promise<void> {
    const there = source === 'paypal' ? ', refunded in PayPal' : '';
    const where = givenMeans ? ` ${GIVEN_BY[givenMeans]}` : there;
    const { shareId } = await manager.findOneByOrFail(Payment, { id: paymentId });
    const [who, amount] = [shortName(buyer.name), dollars(amountCents)];
    const back = shareId ? `${amount} of a share of ${who} went back` : `${who} got ${amount} back`;
    const summary = {
      text: `${back}${where}`,
      bookingId: booking.publicId,
      amountCents,
      status: booking.status,
    };
    await this.news.announce(manager, { type: 'payment.refunded', tripId: booking.tripId, summary });
  }

  private async write(
    { refundId, stage }: { refundId: number; stage: RefundStage },
    manager: EntityManager,
  ): Promise<MailText> {
    const refund = await manager.findOneByOrFail(Refund, { id: refundId });
    const payment = await manager.findOneByOrFail(Payment, { id: refund.paymentId });
    const booking = await manager.findOneByOrFail(Booking, { id: refund.bookingId });
    const buyer = await buyerOf(manager, booking.id);
    const { title } = await this.trips.get(booking.tripId, manager);
    const payer = await payerOf(manager, payment);
    return refundMail({ stage, refund, payment, booking, buyer, tripTitle: title, payer });
  }
}

const STAGES: Partial<Record<Refund['status'], RefundStage>> = {
  requested: 'requested',
  completed: 'completed',
  failed: 'failed',
  cancelled: 'failed',
};
