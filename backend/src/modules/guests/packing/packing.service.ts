import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { packingKeys } from '../../../../contracts/trip-guide.js';
import { Clock } from '../../../platform/clock/clock.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { TripPages } from '../../trips/pages/trip-pages.service.js';
import { TripAccess } from '../trip-access.service.js';
import { PackedItem } from './packed-item.entity.js';
import type { PackingChangeDto, PackingDto } from './packing.dto.js';
import { newestChanges } from './packing.rules.js';

/** What a person has packed for one of their trips, on whichever of their devices they ticked it. */
@Injectable()
export class Packing {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly access: TripAccess,
    private readonly pages: TripPages,
  ) {}

  /** Throws `trip.not_found` and `auth.payment_required` for whom the trip is not open. */
  async of(user: SignedIn['user'], tripId: number): Promise<PackingDto> {
    await this.access.openTrip(user, tripId);
    return this.packedFor(user.id, tripId);
  }

  /**
   * Takes over what was changed, in whichever order the devices tell it: of two changes of one thing the later one
   * stands. What is not on the trip's list, or is not any more, is let go. Answers all that is packed. Throws as {@link of}
   * does.
   */
  async change(user: SignedIn['user'], tripId: number, changes: PackingChangeDto[]): Promise<PackingDto> {
    await this.access.openTrip(user, tripId);
    const { packing } = await this.pages.read(tripId, 'guide');
    const listed = new Set(packingKeys(packing));
    const known = changes.filter(({ item }) => listed.has(item));
    const newest = newestChanges(known, this.clock.now());
    await this.db.query(
      `INSERT INTO packed_items (user_id, trip_id, item, is_packed, changed_at)
       SELECT $1, $2, c.item, c.is_packed, c.at
         FROM unnest($3::text[], $4::boolean[], $5::timestamptz[]) AS c (item, is_packed, at)
        ORDER BY c.item
       ON CONFLICT (user_id, trip_id, item) DO UPDATE
          SET is_packed = EXCLUDED.is_packed, changed_at = EXCLUDED.changed_at
        WHERE packed_items.changed_at <= EXCLUDED.changed_at`,
      [
        user.id,
        tripId,
        newest.map(({ item }) => item),
        newest.map(({ isPacked }) => isPacked),
        newest.map(({ at }) => at),
      ],
    );
    return this.packedFor(user.id, tripId);
  }

  private async packedFor(userId: number, tripId: number): Promise<PackingDto> {
    const rows = await this.db.manager.findBy(PackedItem, { userId, tripId, isPacked: true });
    return { packed: rows.map(({ item }) => item) };
  }
}
