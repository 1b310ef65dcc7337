import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { STOCK_CABINS } from '../../../../contracts/stock-cabins.js';
import { STOCK_GROUP } from '../../../../contracts/stock-group.js';
import { STOCK_GUIDE } from '../../../../contracts/stock-guide.js';
import { STOCK_SHIP } from '../../../../contracts/stock-ship.js';
import {
  EMPTY_FRONT,
  EMPTY_PLAN,
  PAGE_PARTS,
  type PagePart,
  type PageVersion,
  type PastPart,
  type ReadPart,
} from '../../../../contracts/trip-pages.js';
import { Clock } from '../../../platform/clock/clock.js';
import { rowsOf } from '../../../platform/database/rows.js';
import { isUniqueViolation } from '../../../platform/database/violations.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { fullNameOf } from '../../auth/full-name.sql.js';
import { asFarAsThere } from './shown-pictures.js';
import { type PageContent, TripPage } from './trip-page.entity.js';

/** What a part says while nobody has written it. */
const UNWRITTEN: PageContent = {
  plan: EMPTY_PLAN,
  front: EMPTY_FRONT,
  ship: STOCK_SHIP,
  cabins: STOCK_CABINS,
  guide: STOCK_GUIDE,
  group: STOCK_GROUP,
};
/** How many versions a host chooses from. */
const MOST_VERSIONS = 20;

const VERSION = z.object({ version: z.int(), savedAt: z.date(), savedBy: z.string().nullable() });

/** A part of a trip's pages as it is to be from now on. */
export interface NewPage<P extends PagePart> {
  tripId: number;
  part: P;
  content: PageContent[P];
  /** The version that it takes the place of; 0 for none. */
  after: number;
  userId: number | null;
}

/** What trips' own pages say, in versions that stay. Whoever calls has found out that the trip is theirs to read or to write. */
@Injectable()
export class TripPages {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** As everybody reads it now. */
  async read<P extends PagePart>(tripId: number, part: P): Promise<ReadPart<PageContent[P]>> {
    const { version, content } = await this.current(this.db.manager, tripId, part);
    return { ...content, tripId, version };
  }

  /** As it is now: version 0, and what is true of every trip, where nobody has written it. */
  async current<P extends PagePart>(
    manager: EntityManager,
    tripId: number,
    part: P,
  ): Promise<{ version: number; content: PageContent[P] }> {
    const page = await manager.findOne(TripPage, { where: { tripId, part }, order: { version: 'DESC' } });
    return page
      ? { version: page.version, content: contentOf(page, part) }
      : { version: 0, content: UNWRITTEN[part] };
  }

  /** As it was saved once, but for pictures that were removed since. Throws `trip.page_version_unknown`. */
  async readVersion<P extends PagePart>(
    tripId: number,
    part: P,
    version: number,
  ): Promise<PastPart<PageContent[P]>> {
    const { manager } = this.db;
    const page = await manager.findOneBy(TripPage, { tripId, part, version });
    if (!page) throw new DomainError('trip.page_version_unknown');
    const { content, picturesGone } = await asFarAsThere(manager, tripId, contentOf(page, part));
    return { ...content, tripId, version, picturesGone };
  }

  /** When it was saved and by whom, the newest first. */
  async versions(tripId: number, part: PagePart): Promise<PageVersion[]> {
    const rows = await rowsOf(
      this.db,
      VERSION,
      `SELECT p.version, p.saved_at AS "savedAt", CASE WHEN u.erased_at IS NULL THEN ${fullNameOf('u')} END AS "savedBy"
         FROM trip_pages p LEFT JOIN users u ON u.id = p.saved_by
        WHERE p.trip_id = $1 AND p.part = $2 ORDER BY p.version DESC LIMIT ${MOST_VERSIONS}`,
      [tripId, part],
    );
    return rows.map((row) => ({ ...row, savedAt: row.savedAt.toISOString() }));
  }

  /**
   * Saves the next version, and answers its number; null where all of it stands there already. Of two who save at once the
   * row's key lets one. Throws `trip.changed` for who has not seen the last version.
   */
  async save<P extends PagePart>(
    manager: EntityManager,
    { tripId, part, content, after, userId }: NewPage<P>,
  ): Promise<number | null> {
    const last = await this.current(manager, tripId, part);
    // Without the classes of a body's parts, which are no difference.
    if (isDeepStrictEqual(last.content, structuredClone({ ...content }))) return null;
    if (last.version !== after) throw new DomainError('trip.changed');
    const page = { tripId, part, content, version: after + 1, savedBy: userId, savedAt: this.clock.now() };
    try {
      await manager.insert(TripPage, page);
    } catch (err) {
      throw isUniqueViolation(err) ? new DomainError('trip.changed') : err;
    }
    return page.version;
  }

  /** What a trip's pages say, as the first version of a copy's. */
  async copy(
    manager: EntityManager,
    { from, to, userId }: { from: number; to: number; userId: number },
  ): Promise<void> {
    for (const part of PAGE_PARTS) {
      const now = await this.current(manager, from, part);
      // What is removed at this moment, the original has just ceased to show.
      const { content } = await asFarAsThere(manager, from, now.content);
      await this.save(manager, { tripId: to, part, content, after: 0, userId });
    }
  }
}

/** The part says what a row holds: {@link TripPages.save} writes no other. */
function contentOf<P extends PagePart>({ content }: TripPage, _part: P): PageContent[P] {
  return content as PageContent[P];
}
