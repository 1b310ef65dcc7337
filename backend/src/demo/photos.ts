import type { EntityManager } from 'typeorm';
import { HOUR_MS } from '../platform/clock/clock.js';
import { Photo } from '../modules/chat/photos/photo.entity.js';
import type { Scene } from './chat.js';
import { OCCASIONS, PHOTOGRAPHERS, PICTURES } from './photos.data.js';
import { pick } from './pick.js';

const isUpright = (file: string) => file.includes('-portrait.');

const HOURS_BETWEEN_PHOTOS = 6;

/** Writes the 156 pictures that the group has shared: each of the site's own, for twelve occasions. */
export async function seedPhotos(manager: EntityManager, { trip, accounts, now }: Scene): Promise<void> {
  const shared = OCCASIONS.flatMap((occasion) => PICTURES.map((picture) => ({ occasion, picture })));
  const rows = shared.map(({ occasion, picture }, i) => ({
    tripId: trip.id,
    userId: accounts.idOf(pick(PHOTOGRAPHERS, i)),
    path: `/media/${picture.file}-828.avif`,
    thumbnailPath: `/media/${picture.file}-640.avif`,
    width: 828,
    height: isUpright(picture.file) ? 1_472 : 466,
    alt: `${picture.alt}, shared ${occasion}`,
    createdAt: new Date(now.getTime() - (shared.length - i) * HOURS_BETWEEN_PHOTOS * HOUR_MS),
  }));
  await manager.insert(Photo, rows);
}
