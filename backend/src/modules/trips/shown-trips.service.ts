import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Factors } from '../auth/factors/factors.service.js';
import type { SignedIn } from '../auth/sessions.service.js';
import { TripHost } from './trip-host.entity.js';
import { type SaleableTrip, Trips } from './trips.service.js';

/** Who looks at a public page; null for a visitor. */
export type Viewer = SignedIn['user'] | null;

/** Whose public pages somebody sees: a trip's that is on sale, and before it is opened, as a preview, those of a trip of theirs. */
@Injectable()
export class ShownTrips {
  constructor(
    private readonly db: DataSource,
    private readonly trips: Trips,
    private readonly factors: Factors,
  ) {}

  /** As {@link find}. Throws as {@link Trips.onSale} does, whether there is such a trip or not. */
  async get(tripId: number | undefined, viewer: Viewer): Promise<SaleableTrip> {
    return (await this.find(tripId, viewer)) ?? this.trips.onSale(tripId);
  }

  /** The trip that is named, or the one on the front page where none is; null where this person sees nothing of it. */
  async find(tripId: number | undefined, viewer: Viewer): Promise<SaleableTrip | null> {
    return (await this.trips.findOnSale(tripId)) ?? this.findPreview(tripId, viewer);
  }

  /** A trip that may be opened, on sale or not yet, for who hosts it. Null for everybody else, as if there were no such trip. */
  async findPreview(tripId: number | undefined, viewer: Viewer): Promise<SaleableTrip | null> {
    if (tripId === undefined || viewer?.role !== 'host') return null;
    if (!(await this.db.manager.existsBy(TripHost, { tripId, userId: viewer.id }))) return null;
    // As at the desk, whose words these are: not before they have the second step that is asked of hosts.
    return (await this.factors.isMissing(viewer)) ? null : this.trips.findToOpen(tripId);
  }
}
