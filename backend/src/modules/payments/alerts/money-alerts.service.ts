import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { log } from '../../../platform/logging/log.js';
import { TripNewsDesk } from '../../trips/trip-news.service.js';
import { MoneyAlert } from './money-alert.entity.js';

export type NewAlert = Pick<MoneyAlert, 'kind' | 'ref' | 'text'> &
  Partial<Pick<MoneyAlert, 'tripId' | 'bookingId' | 'oursCents' | 'theirsCents' | 'currency'>>;

/** Where the payments hand in what a person has to look at. */
@Injectable()
export class MoneyAlerts {
  constructor(
    private readonly clock: Clock,
    private readonly news: TripNewsDesk,
  ) {}

  /** Raises it once, if the transaction commits, and tells the trip's hosts; false when it was raised before. */
  async raise(manager: EntityManager, alert: NewAlert): Promise<boolean> {
    const inserted = await manager
      .createQueryBuilder()
      .insert()
      .into(MoneyAlert)
      .values({ ...alert, raisedAt: this.clock.now() })
      .orIgnore()
      .returning('id')
      .execute();
    if ((inserted.raw as unknown[]).length === 0) return false;
    log.error({ kind: alert.kind, ref: alert.ref, bookingId: alert.bookingId }, 'money needs a look');
    if (alert.tripId) {
      const summary = { text: alert.text, amountCents: alert.theirsCents ?? undefined };
      await this.news.announce(manager, { type: 'money.alert', tripId: alert.tripId, summary });
    }
    return true;
  }
}
