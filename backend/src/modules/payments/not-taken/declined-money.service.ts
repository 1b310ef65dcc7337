import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { buyerOf } from '../../bookings/buyer-of.js';
import { shortName } from '../../bookings/guest.view.js';
import { dollars } from '../../bookings/quote/money-text.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import { TripNewsDesk } from '../../trips/trip-news.service.js';
import { NotTakenMails } from './not-taken-mails.service.js';
import type { LockedPayment } from '../payment/payment-locks.js';

/** Tells of money that did not come though somebody tried: hosts may write to them before the hold runs out. */
@Injectable()
export class DeclinedMoney {
  constructor(
    private readonly activity: ActivityLog,
    private readonly news: TripNewsDesk,
    private readonly mails: NotTakenMails,
  ) {}

  /** As {@link tell}, and to the buyer, whom no page of ours can tell it any more. */
  async tellAll(manager: EntityManager, locked: LockedPayment, issue: string): Promise<void> {
    await this.tell(manager, locked, issue);
    await this.mails.tell(manager, locked.payment);
  }

  /**
   * To the hosts: in the booking's history and among the arrivals, in the caller's transaction.
   * @param issue the provider's own word for why.
   */
  async tell(manager: EntityManager, { booking, payment }: LockedPayment, issue: string): Promise<void> {
    const { id: bookingId, tripId, publicId } = booking;
    const { amountCents } = payment;
    const act = { action: 'payment.declined', userId: null, tripId, bookingId, amountCents };
    await this.activity.note(manager, { ...act, details: { issue } });
    const buyer = await buyerOf(manager, bookingId);
    const name = shortName(buyer.name);
    const who = payment.shareId ? `A share of ${name} could not be paid,` : `${name} could not pay`;
    const text = `${who} ${dollars(amountCents)}: nothing was charged`;
    const summary = { text, bookingId: publicId, amountCents, status: booking.status };
    await this.news.announce(manager, { type: 'payment.declined', tripId, summary });
  }
}
