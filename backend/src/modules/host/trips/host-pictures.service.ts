import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import { AfterCommit } from '../../../platform/database/after-commit.js';
import { rowsOf } from '../../../platform/database/rows.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { FileStore } from '../../../platform/files/file-store.js';
import { TripAccess } from '../../guests/trip-access.service.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import type { Asking } from '../../trips/asking.decorator.js';
import { MAY_BE_SHOWN } from '../../trips/pages/shown-pictures.js';
import { TripPicture } from '../../trips/pages/trip-picture.entity.js';
import { TRIP_CHANGED } from '../../trips/trip-changes.js';
import { Owners } from '../team/owners.service.js';
import { lockTrip } from '../../trips/trip-lock.js';
import { placesOf, type Reader } from './picture-places.js';
import type { TripPictureDto } from './trip-pictures.dto.js';

/** More than all parts of a trip's pages can show. */
const MOST_PICTURES = 120;

const PICTURE = z.object({
  id: z.string(),
  width: z.int(),
  height: z.int(),
  isYours: z.boolean(),
}) satisfies z.ZodType<Omit<TripPictureDto, 'shownOn'>>;

/** The pictures that a trip's owner hands in for its pages, and removes. */
@Injectable()
export class HostPictures {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly after: AfterCommit,
    private readonly files: FileStore,
    private readonly access: TripAccess,
    private readonly owners: Owners,
    private readonly activity: ActivityLog,
  ) {}

  /** The newest first. Throws `trip.not_found`. */
  async list(asking: Asking, tripId: number): Promise<TripPictureDto[]> {
    await this.access.assertHosts(asking, tripId);
    return picturesOf(this.db.manager, { userId: asking.userId, tripId });
  }

  /**
   * Makes an upload of the owner's own a picture of the trip; asked twice, it is one. Throws `trip.not_found`, `host.owner_only`,
   * `trip.picture_gone`, `trip.too_many_pictures`.
   */
  add(userId: number, tripId: number, fileId: string): Promise<TripPictureDto> {
    return this.db.transaction(async (manager) => {
      await this.owners.assertOwns(userId, tripId, manager);
      await lockTrip(manager, tripId);
      const [known] = await picturesOf(manager, { userId, tripId }, fileId);
      if (known) return known;
      if ((await manager.countBy(TripPicture, { tripId })) >= MOST_PICTURES)
        throw new DomainError('trip.too_many_pictures', { most: MOST_PICTURES });
      const file = await this.files.claim(manager, { id: fileId, ownerId: userId, kind: 'photo' });
      if (!file) throw new DomainError('trip.picture_gone');
      await manager.insert(TripPicture, { id: file.id, tripId, addedAt: this.clock.now() });
      return { id: file.id, width: file.width ?? 0, height: file.height ?? 0, shownOn: [], isYours: true };
    });
  }

  /**
   * Removes a picture that no page shows, and its file with it. Versions of pages are kept as they were, and are read with the
   * site's own ship in its place. Throws `trip.not_found`, `host.owner_only`, `trip.picture_not_found`, `trip.picture_not_yours`,
   * `trip.picture_in_use`.
   */
  async remove(userId: number, tripId: number, id: string): Promise<void> {
    await this.db.transaction(async (manager) => {
      await this.owners.assertOwns(userId, tripId, manager);
      // Who is just saving a page with it goes first, and whoever saves one later does not find it any more.
      await manager.query('SELECT FROM trip_pictures WHERE id = $1 FOR UPDATE', [id]);
      const [picture] = await picturesOf(manager, { userId, tripId }, id);
      if (!picture) throw new DomainError('trip.picture_not_found');
      if (!picture.isYours) throw new DomainError('trip.picture_not_yours');
      const { shownOn } = picture;
      if (shownOn.length) throw new DomainError('trip.picture_in_use', { places: shownOn.join(', ') });
      // Its row is bound to its file.
      await this.files.remove(manager, id);
      const details = { pictureId: id };
      await this.activity.note(manager, { userId, tripId, action: 'trip.picture_removed', details });
      this.after.publish(manager, TRIP_CHANGED, {});
    });
  }
}

/** All that a trip's pages may show, or the one of this id. */
async function picturesOf(
  manager: EntityManager,
  { userId, tripId }: Reader,
  id: string | null = null,
): Promise<TripPictureDto[]> {
  // Of a trip that was taken away nobody is the owner: who shows its pictures on a copy may remove them.
  const pictures = await rowsOf(
    manager,
    PICTURE,
    `SELECT p.id, f.width, f.height,
            NOT EXISTS (SELECT FROM trip_hosts h
                         WHERE h.trip_id = p.trip_id AND h.is_owner AND h.user_id <> $3) AS "isYours"
       FROM trip_pictures p JOIN stored_files f ON f.id = p.id
      WHERE ${MAY_BE_SHOWN} AND ($2::text IS NULL OR p.id = $2) ORDER BY p.added_at DESC, p.id`,
    [tripId, id, userId],
  );
  const ids = pictures.map((picture) => picture.id);
  const places = await placesOf(manager, { userId, tripId }, ids);
  return pictures.map((picture) => ({ ...picture, shownOn: places.get(picture.id) ?? [] }));
}
