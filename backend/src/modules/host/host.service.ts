import { Injectable } from '@nestjs/common';
import type { HostEvent } from '../../../contracts/host-events.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { TripAccess } from '../guests/trip-access.service.js';
import type { HostOverviewDto } from './host.dto.js';
import { HostReader } from './host-reader.js';

const RECENT_EVENTS = 20;
/** Who was away longer gets the newest of what happened. */
export const MAX_EVENTS = 500;

/** The Overview over HTTP, over the trips that the asking person hosts. */
@Injectable()
export class HostService {
  constructor(
    private readonly reader: HostReader,
    private readonly access: TripAccess,
  ) {}

  /** Of all trips this person hosts, or of one. Throws `trip.not_found` for a trip that is not theirs. */
  async overview(userId: number, tripId: number | null): Promise<HostOverviewDto> {
    const tripIds = await this.access.hostedTrips(userId);
    if (tripId !== null && !tripIds.includes(tripId)) throw new DomainError('trip.not_found');
    const [summary, recentTrips, recentGuests, recentEvents] = await Promise.all([
      this.reader.summary(userId, tripId),
      this.reader.recentTrips(userId, tripId),
      this.reader.recentGuests(userId, tripId),
      this.reader.events(tripId === null ? tripIds : [tripId], { after: 0, limit: RECENT_EVENTS }),
    ]);
    return { summary, recentTrips, recentGuests, recentEvents };
  }

  /** Ascending: what came after an id, at most 500, newest kept; without one the newest 20. */
  async events(userId: number, after: number | undefined): Promise<HostEvent[]> {
    const tripIds = await this.access.hostedTrips(userId);
    return this.reader.events(tripIds, {
      after: after ?? 0,
      limit: after === undefined ? RECENT_EVENTS : MAX_EVENTS,
    });
  }
}
