import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { WaiverWords } from '../../../../contracts/waiver.js';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { TripAccess } from '../../guests/trip-access.service.js';
import { tallyOf } from '../../guests/waiver/signatures.js';
import { TripWaivers } from '../../guests/waiver/trip-waivers.service.js';
import type { WaiverText } from '../../guests/waiver/waiver-text.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import type { Asking } from '../../trips/asking.decorator.js';
import { may } from '../../trips/host-right.js';
import type { TripHost } from '../../trips/trip-host.entity.js';
import { Trip } from '../../trips/trip.entity.js';
import { lockTrip } from '../../trips/trip-lock.js';
import { TripNewsDesk } from '../../trips/trip-news.service.js';
import { dateInZone } from '../../trips/trips.service.js';
import { Owners } from '../team/owners.service.js';
import type { HostWaiverDto } from './host-waiver.dto.js';

/** What a trip's travellers sign, as its hosts read and its owner writes it. */
@Injectable()
export class HostWaivers {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly access: TripAccess,
    private readonly owners: Owners,
    private readonly waivers: TripWaivers,
    private readonly news: TripNewsDesk,
    private readonly activity: ActivityLog,
  ) {}

  /** Throws `trip.not_found`. @param isCounted whether it is told how many have signed. */
  async read(asking: Asking, tripId: number, isCounted: boolean): Promise<HostWaiverDto> {
    return this.shown(await this.access.assertHosts(asking, tripId), isCounted);
  }

  /**
   * Puts words in force, or with null the usual text; what is in force already is not saved again, and told to nobody. Throws
   * `trip.not_found`, `host.owner_only`, `trip.changed` when somebody saved meanwhile, `trip.kept_as_it_was` once the trip is
   * called off, and `waiver.trip_over`.
   */
  async save(
    userId: number,
    tripId: number,
    words: WaiverWords | null,
    after: number,
  ): Promise<HostWaiverDto> {
    const owner = await this.db.transaction(async (manager) => {
      const host = await this.owners.assertOwns(userId, tripId, manager);
      const trip = await lockTrip(manager, tripId);
      if (trip.calledOffAt) throw new DomainError('trip.kept_as_it_was');
      if (this.isOver(trip)) throw new DomainError('waiver.trip_over');
      const text = await this.waivers.save(manager, { trip, words, after, userId });
      if (text) await this.tell(manager, trip, text, userId);
      return host;
    });
    return this.shown(owner);
  }

  private async tell(
    manager: EntityManager,
    { id: tripId, title }: Trip,
    { isOwn, version }: WaiverText,
    userId: number,
  ): Promise<void> {
    const details: Record<string, string | number> = isOwn ? { text: 'own', version } : { text: 'usual' };
    await this.activity.note(manager, { userId, tripId, action: 'trip.waiver_changed', details });
    const summary = { text: `${title}: the waiver changed` };
    await this.news.announce(manager, { type: 'trip.changed', tripId, summary });
  }

  private async shown(host: TripHost, isCounted = true): Promise<HostWaiverDto> {
    const { manager } = this.db;
    const { tripId, isOwner } = host;
    const trip = await manager.findOneByOrFail(Trip, { id: tripId });
    const { version, text } = await this.waivers.current(manager, tripId);
    return {
      title: text.title,
      sections: [...text.sections],
      version,
      isOwn: text.isOwn,
      inForceSince: text.inForceSince,
      tally: isCounted && may(host, 'documents') ? await tallyOf(manager, tripId, text) : null,
      isOpen: !trip.calledOffAt && !this.isOver(trip),
      isOwner,
    };
  }

  private isOver({ endDate, timeZone }: Trip): boolean {
    return endDate !== null && endDate < dateInZone(this.clock.now(), timeZone);
  }
}
