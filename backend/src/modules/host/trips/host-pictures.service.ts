import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import { rowsOf } from '../../../platform/database/rows.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { FileStore } from '../../../platform/files/file-store.js';
import { TripAccess } from '../../guests/trip-access.service.js';
import type { Asking } from '../../trips/asking.decorator.js';
import { MAY_BE_SHOWN } from '../../trips/pages/shown-pictures.js';
import { TripPicture } from '../../trips/pages/trip-picture.entity.js';
import { Owners } from '../team/owners.service.js';
import { lockTrip } from '../../trips/trip-lock.js';
import type { TripPictureDto } from './trip-pictures.dto.js';

/** More than all parts of a trip's pages can show. */
const MOST_PICTURES = 120;

const PICTURE = z.object({
  id: z.string(),
  width: z.int(),
  height: z.int(),
}) satisfies z.ZodType<TripPictureDto>;

/** The pictures that a trip's owner hands in for its pages. */
@Injectable()
export class HostPictures {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly files: FileStore,
    private readonly access: TripAccess,
    private readonly owners: Owners,
  ) {}

  /** The newest first. Throws `trip.not_found`. */
  async list(asking: Asking, tripId: number): Promise<TripPictureDto[]> {
    await this.access.assertHosts(asking, tripId);
    return picturesOf(this.db.manager, tripId);
  }

  /**
   * Makes an upload of the owner's own a picture of the trip; asked twice, it is one. Throws `trip.not_found`, `host.owner_only`,
   * `trip.picture_gone`, `trip.too_many_pictures`.
   */
  add(userId: number, tripId: number, fileId: string): Promise<TripPictureDto> {
    return this.db.transaction(async (manager) => {
      await this.owners.assertOwns(userId, tripId, manager);
      await lockTrip(manager, tripId);
      const [known] = await picturesOf(manager, tripId, fileId);
      if (known) return known;
      if ((await manager.countBy(TripPicture, { tripId })) >= MOST_PICTURES)
        throw new DomainError('trip.too_many_pictures', { most: MOST_PICTURES });
      const file = await this.files.claim(manager, { id: fileId, ownerId: userId, kind: 'photo' });
      if (!file) throw new DomainError('trip.picture_gone');
      await manager.insert(TripPicture, { id: file.id, tripId, addedAt: this.clock.now() });
      return { id: file.id, width: file.width ?? 0, height: file.height ?? 0 };
    });
  }
}

/** All that a trip's pages may show, or the one of this id. */
function picturesOf(
  manager: EntityManager,
  tripId: number,
  id: string | null = null,
): Promise<TripPictureDto[]> {
  return rowsOf(
    manager,
    PICTURE,
    `SELECT p.id, f.width, f.height FROM trip_pictures p JOIN stored_files f ON f.id = p.id
      WHERE ${MAY_BE_SHOWN} AND ($2::text IS NULL OR p.id = $2) ORDER BY p.added_at DESC, p.id`,
    [tripId, id],
  );
}
