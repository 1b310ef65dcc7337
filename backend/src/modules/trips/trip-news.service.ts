import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { HostEventSummary, HostEventType } from '../../../contracts/host-events.js';
import { Clock } from '../../platform/clock/clock.js';
import { Bus } from '../../platform/realtime/bus.js';
import { TripNews } from './trip-news.entity.js';

/** The channel on which nodes tell one another that there is news to number and deliver. */
export const TRIP_NEWS = 'trip-news';

export interface News {
  type: HostEventType;
  tripId: number;
  summary: HostEventSummary;
}

/** Where the modules hand in news for a trip's hosts. */
@Injectable()
export class TripNewsDesk {
  constructor(
    private readonly clock: Clock,
    private readonly bus: Bus,
  ) {}

  /** Writes the news in the caller's transaction: hosts hear of it exactly if that commits. */
  async announce(manager: EntityManager, ...news: News[]): Promise<void> {
    const at = this.clock.now();
    await manager.insert(
      TripNews,
      news.map((item) => ({ ...item, summary: { ...item.summary }, at })),
    );
  }

  /** After the commit: deliver without waiting for the next check. */
  wake(): void {
    this.bus.publish(TRIP_NEWS, {});
  }
}
