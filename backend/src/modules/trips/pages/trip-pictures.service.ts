import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { rowsOf } from '../../../platform/database/rows.js';
import { type FileContent, FileStore } from '../../../platform/files/file-store.js';
import { MAY_BE_SHOWN, NAMED } from './shown-pictures.js';
import { TripPicture } from './trip-picture.entity.js';

export type PictureSize = 'whole' | 'small';

// A copy that is just being made goes first.
const LOCKED = `SELECT FROM trip_pictures p WHERE ${MAY_BE_SHOWN} ORDER BY p.id FOR UPDATE OF p`;

// Those that no trip with hosts may show: neither their own nor one of which a version has shown them.
const OF_NOBODY = `
  SELECT p.id FROM trip_pictures p
   WHERE ${MAY_BE_SHOWN} AND NOT EXISTS (SELECT FROM trip_hosts h WHERE h.trip_id = p.trip_id)
     AND p.id NOT IN (
       SELECT shown[1] FROM trip_pages v, regexp_matches(v.content::text, '${NAMED}', 'g') shown
        WHERE EXISTS (SELECT FROM trip_hosts h WHERE h.trip_id = v.trip_id))`;

/** The pictures of trips' pages, as everybody sees them. */
@Injectable()
export class TripPictures {
  constructor(
    private readonly db: DataSource,
    private readonly files: FileStore,
  ) {}

  /** Null for what is no picture of a trip, whatever else is stored under that id. */
  async read(id: string, size: PictureSize): Promise<FileContent | null> {
    if (!(await this.db.manager.existsBy(TripPicture, { id }))) return null;
    return size === 'whole' ? this.files.read(id) : this.files.readThumbnail(id);
  }

  /**
   * Removes what a trip that has no hosts any more may show, for nobody could remove it later. What another trip may show is
   * left to the owner of that.
   */
  async removeOf(manager: EntityManager, tripId: number): Promise<void> {
    await manager.query(LOCKED, [tripId]);
    for (const { id } of await rowsOf(manager, z.object({ id: z.string() }), OF_NOBODY, [tripId]))
      await this.files.remove(manager, id);
  }
}
