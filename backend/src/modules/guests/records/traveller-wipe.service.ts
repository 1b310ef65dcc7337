import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { Clock, DAY_MS } from '../../../platform/clock/clock.js';
import { idRow, rowsOf } from '../../../platform/database/rows.js';
import { FileStore } from '../../../platform/files/file-store.js';
import { Housekeeping } from '../../../platform/jobs/housekeeping.js';
import { log } from '../../../platform/logging/log.js';
import { DAYS_AFTER_TRIP } from '../after-trip.rules.js';
import { GuestDocument } from '../documents/guest-document.entity.js';
import { GuestPrivate } from '../../bookings/travellers/guest-private.entity.js';

/** How long passports, birth dates and the like are kept of a booking that was cancelled. */
const DAYS_AFTER_CANCELLATION = 7;

/** Removes what is private about travellers when nobody needs it any more: details and documents. */
@Injectable()
export class TravellerWipe implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly files: FileStore,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    this.housekeeping.hourly('traveller-details', () => this.run());
  }

  /** A trip that is over, or a booking that was cancelled, long enough ago. */
  private async run(): Promise<void> {
    const ids = await this.db.transaction(async (manager) => {
      const rows = await rowsOf(
        manager,
        idRow,
        `SELECT g.id FROM guests g JOIN bookings b ON b.id = g.booking_id JOIN trips t ON t.id = g.trip_id
          WHERE (EXISTS (SELECT FROM guest_private p WHERE p.guest_id = g.id)
                 OR EXISTS (SELECT FROM guest_documents d WHERE d.guest_id = g.id))
            AND (t.end_date < ($1::timestamptz AT TIME ZONE t.time_zone)::date - $2::int
                 OR (b.status = 'cancelled' AND b.cancelled_at < $3))`,
        [this.clock.now(), DAYS_AFTER_TRIP, this.clock.in(-DAYS_AFTER_CANCELLATION * DAY_MS)],
      );
      const found = rows.map(({ id }) => id);
      await this.travellers(manager, found);
      return found;
    });
    if (ids.length > 0)
      log.info({ travellers: ids.length }, 'private details were wiped: their time is over');
  }

  /** In the caller's transaction. */
  async travellers(manager: EntityManager, guestIds: readonly number[]): Promise<void> {
    if (guestIds.length === 0) return;
    const guestId = In([...guestIds]);
    const papers = await manager.findBy(GuestDocument, { guestId });
    await manager.delete(GuestDocument, { guestId });
    for (const { fileId } of papers) await this.files.remove(manager, fileId);
    await manager.delete(GuestPrivate, { guestId });
  }
}
