import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { rowsOf } from '../../../platform/database/rows.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { dateInZone } from '../../trips/trips.service.js';
import { theirTrips } from '../trip-order.sql.js';
import { ChosenTrip } from './chosen-trip.entity.js';
import type { VoyageDto } from './guest-area.dto.js';
import { cardOf, TRIP_CARD, tripCard } from './trip-card.js';

type Person = SignedIn['user'];

/** The trips somebody's pages, chat and guest list can be about. */
@Injectable()
export class Voyages {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The trips the person travels with or hosts; first the one that their pages are about. */
  async of({ id, role }: Person): Promise<VoyageDto[]> {
    const now = this.clock.now();
    const rows = await rowsOf(this.db, tripCard, theirTrips(TRIP_CARD), [id, role === 'host', now]);
    const seen = new Set<number>();
    return rows
      .filter(({ tripId }) => !seen.has(tripId) && seen.add(tripId))
      .map((row) => cardOf(row, dateInZone(now, row.timeZone)));
  }

  /** Makes one of {@link of} the first of those that are open to the person. Throws `trip.not_found`. */
  async choose(person: Person, tripId: number): Promise<VoyageDto[]> {
    await this.assertTheirs(person, tripId);
    const chosen = { userId: person.id, tripId, chosenAt: this.clock.now() };
    await this.db.manager.upsert(ChosenTrip, chosen, ['userId']);
    return this.of(person);
  }

  /** Throws `trip.not_found` for a trip that is none of {@link of}. */
  async assertTheirs(person: Person, tripId: number): Promise<void> {
    const voyages = await this.of(person);
    if (!voyages.some(({ id }) => id === tripId)) throw new DomainError('trip.not_found');
  }
}
