import { Injectable } from '@nestjs/common';
import type { HostEvent } from '../../../../contracts/host-events.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { HostOverviewDto } from './host.dto.js';
import { HostReader } from './host-reader.js';
import { type HostedTrips, NO_TRIPS, seenBy } from './host.rules.js';

const RECENT_EVENTS = 20;
/** Who was away longer gets the newest of what happened. */
export const MAX_EVENTS = 500;

/** The Overview over HTTP, over the trips that the asking person hosts. */
@Injectable()
export class HostService {
  constructor(private readonly reader: HostReader) {}

  /** Of all trips this person hosts, or of one. Throws `trip.not_found` for a trip that is not theirs. */
  async overview(userId: number, tripId: number | null): Promise<HostOverviewDto> {
    const hosted = await this.hosted(userId);
    if (tripId !== null && !hosted.tripIds.includes(tripId)) throw new DomainError('trip.not_found');
    const [summary, recentTrips, recentGuests, recentEvents] = await Promise.all([
      this.reader.summary(userId, tripId),
      this.reader.recentTrips(userId, tripId),
      this.reader.recentGuests(userId, tripId),
      this.reader.events(tripId === null ? hosted : { ...hosted, tripIds: [tripId] }, {
        after: 0,
        limit: RECENT_EVENTS,
      }),
    ]);
    const seen = recentEvents.map((event) => seenBy(event, hosted));
    return { summary, recentTrips, recentGuests, recentEvents: seen };
  }

  /** Ascending: what came after an id, at most 500, newest kept; without one the newest 20. */
  async events(userId: number, after: number | undefined): Promise<HostEvent[]> {
    const hosted = await this.hosted(userId);
    const events = await this.reader.events(hosted, {
      after: after ?? 0,
      limit: after === undefined ? RECENT_EVENTS : MAX_EVENTS,
    });
    return events.map((event) => seenBy(event, hosted));
  }

  private async hosted(userId: number): Promise<HostedTrips> {
    return (await this.reader.tripsOf([userId])).get(userId) ?? NO_TRIPS;
  }
}
