import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { HostPart, PagePart, PastPart } from '../../../../contracts/trip-pages.js';
import { AfterCommit } from '../../../platform/database/after-commit.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { TripAccess } from '../../guests/trip-access.service.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import type { Asking } from '../../trips/asking.decorator.js';
import { pageProblems } from '../../trips/pages/page-problems.js';
import type { PageContent } from '../../trips/pages/trip-page.entity.js';
import { type NewPage, TripPages } from '../../trips/pages/trip-pages.service.js';
import { TRIP_CHANGED } from '../../trips/trip-changes.js';
import { TripNewsDesk } from '../../trips/trip-news.service.js';
import { Trip } from '../../trips/trip.entity.js';
import { Owners } from '../team/owners.service.js';
import { PART_WORDS } from './part-words.js';

/** The pages of a trip as its hosts read and its owner writes them. */
@Injectable()
export class HostPages {
  constructor(
    private readonly db: DataSource,
    private readonly after: AfterCommit,
    private readonly access: TripAccess,
    private readonly owners: Owners,
    private readonly pages: TripPages,
    private readonly news: TripNewsDesk,
    private readonly activity: ActivityLog,
  ) {}

  /** Throws `trip.not_found`. */
  async read<P extends PagePart>(asking: Asking, tripId: number, part: P): Promise<HostPart<PageContent[P]>> {
    const { isOwner } = await this.access.assertHosts(asking, tripId);
    return this.shown(tripId, part, isOwner);
  }

  /** Throws `trip.not_found`, `trip.page_version_unknown`. */
  async readVersion<P extends PagePart>(
    asking: Asking,
    tripId: number,
    [part, version]: [P, number],
  ): Promise<PastPart<PageContent[P]>> {
    await this.access.assertHosts(asking, tripId);
    return this.pages.readVersion(tripId, part, version);
  }

  /**
   * Saves a part anew; what stands there already is not saved again, and told to nobody.
   * Throws `trip.not_found`, `host.owner_only`, `request.invalid`, `trip.changed` when somebody saved meanwhile.
   */
  async save<P extends PagePart>(
    userId: number,
    tripId: number,
    { part, content, after }: Pick<NewPage<P>, 'part' | 'content' | 'after'>,
  ): Promise<HostPart<PageContent[P]>> {
    await this.db.transaction(async (manager) => {
      await this.owners.assertOwns(userId, tripId, manager);
      const trip = await manager.findOneByOrFail(Trip, { id: tripId });
      const problems = await pageProblems(manager, trip, content);
      if (problems) throw new DomainError('request.invalid', {}, problems);
      const version = await this.pages.save(manager, { tripId, part, content, after, userId });
      if (version !== null) await this.tell(manager, trip, { userId, part, version });
    });
    return this.shown(tripId, part, true);
  }

  private async tell(
    manager: EntityManager,
    { id: tripId, title }: Trip,
    { userId, part, version }: { userId: number; part: PagePart; version: number },
  ): Promise<void> {
    const details = { part: PART_WORDS[part], version };
    await this.activity.note(manager, { userId, tripId, action: 'trip.page_changed', details });
    const text = `${title}: the ${PART_WORDS[part]} changed`;
    await this.news.announce(manager, { type: 'trip.changed', tripId, summary: { text } });
    this.after.publish(manager, TRIP_CHANGED, {});
  }

  private async shown<P extends PagePart>(
    tripId: number,
    part: P,
    isOwner: boolean,
  ): Promise<HostPart<PageContent[P]>> {
    const [{ content, version }, versions] = await Promise.all([
      this.pages.current(this.db.manager, tripId, part),
      this.pages.versions(tripId, part),
    ]);
    return { ...content, version, versions, isOwner };
  }
}
