import { Inject, Injectable } from '@nestjs/common';
import { setImmediate } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { ageOn } from '../../../../contracts/days.js';
import { Clock, MINUTE_MS } from '../../../platform/clock/clock.js';
import { rowsOf } from '../../../platform/database/rows.js';
import { Vault } from '../../../platform/security/vault.js';
import { openDetails } from '../../bookings/travellers/sealed-details.js';
import { TripAccess } from '../../guests/trip-access.service.js';
import { ageGroups } from './ages.rules.js';
import type { AgesDto } from './analytics.dto.js';
import { TRAVELLING_STATUSES } from '../../bookings/booking-status.sql.js';
import type { Asking } from '../../trips/asking.decorator.js';

/** Opened a few at a time: whoever else asks this node for something does not wait for all of them. */
const AT_ONCE = 200;
const FRESH_MS = 5 * MINUTE_MS;

const SEALED_ROW = z.object({
  id: z.int(),
  sealed: z.instanceof(Buffer).nullable(),
  sails_on: z.string().nullable(),
});
interface Counted {
  ages: number[];
  unknown: number;
  at: number;
}

/** How old travellers are on the day they sail, as counts alone: birth dates are opened here and go nowhere. */
@Injectable()
export class AgesReader {
  private readonly counted = new Map<number, Counted>();

  constructor(
    @Inject(Vault) private readonly vault: Vault,
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly access: TripAccess,
  ) {}

  /** Up to five minutes old. Throws `trip.not_found` for a trip of others, `host.right_missing`. */
  async read(asking: Asking, trip: number | undefined): Promise<AgesDto> {
    const tripIds = await this.access.chosenTrips(asking, trip);
    const counted: Counted[] = [];
    for (const tripId of tripIds) counted.push(await this.ofTrip(tripId));
    return {
      groups: ageGroups(counted.flatMap(({ ages }) => ages)),
      unknown: counted.reduce((sum, { unknown }) => sum + unknown, 0),
    };
  }

  private async ofTrip(tripId: number): Promise<Counted> {
    const kept = this.counted.get(tripId);
    const now = performance.now();
    if (kept && now - kept.at < FRESH_MS) return kept;
    const rows = await rowsOf(
      this.db,
      SEALED_ROW,
      `SELECT g.id, p.sealed, t.start_date::text AS sails_on
         FROM guests g JOIN trips t ON t.id = g.trip_id LEFT JOIN guest_private p ON p.guest_id = g.id
        WHERE g.trip_id = $1 AND g.status IN ${TRAVELLING_STATUSES}`,
      [tripId],
    );
    const ages: number[] = [];
    for (const [i, row] of rows.entries()) {
      if (i % AT_ONCE === AT_ONCE - 1) await setImmediate();
      const age = this.ageOf(row);
      if (age !== null) ages.push(age);
    }
    const fresh = { ages, unknown: rows.length - ages.length, at: now };
    this.counted.set(tripId, fresh);
    return fresh;
  }

  private ageOf({ id, sealed, sails_on }: z.infer<typeof SEALED_ROW>): number | null {
    const birthDate = openDetails(this.vault, id, sealed)?.dateOfBirth;
    const day = sails_on ?? this.clock.now().toISOString().slice(0, 10);
    return birthDate ? ageOn({ bornOn: birthDate, day }) : null;
  }
}
