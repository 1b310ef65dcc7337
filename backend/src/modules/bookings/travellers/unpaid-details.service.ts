import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock, DAY_MS } from '../../../platform/clock/clock.js';
import { Housekeeping } from '../../../platform/jobs/housekeeping.js';

/** How long after it has lapsed the travellers' details of a booking are kept for late money (7 days). */
const KEEP_DAYS = 7;

/** Removes passports, birth dates and the like of bookings that were never paid. */
@Injectable()
export class UnpaidDetails implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    this.housekeeping.hourly('unpaid-details', () => this.forget());
  }

  private async forget(): Promise<void> {
    await this.db.query(
      `DELETE FROM guest_private p USING guests g JOIN bookings b ON b.id = g.booking_id
        WHERE p.guest_id = g.id AND b.status = 'expired' AND b.confirmed_at IS NULL AND g.amount_paid_cents = 0
          AND b.created_at < $1
          -- The last line of its ledger is what took back the charge as it lapsed.
          AND NOT EXISTS (SELECT FROM ledger_entries l WHERE l.booking_id = b.id AND l.occurred_at >= $1)`,
      [this.clock.in(-KEEP_DAYS * DAY_MS)],
    );
  }
}
