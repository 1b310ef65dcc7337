import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { TripPages } from '../../trips/pages/trip-pages.service.js';
import { passportMonthsOf } from '../../trips/trip-config.js';
import { Trip } from '../../trips/trip.entity.js';
import type { GuestGuideDto } from './guest-guide.dto.js';

/** How the guests of a trip get ready for it. */
@Injectable()
export class GuestGuides {
  constructor(
    private readonly db: DataSource,
    private readonly pages: TripPages,
  ) {}

  /** Whoever calls has found out that the trip is the reader's. */
  async of(tripId: number): Promise<GuestGuideDto> {
    const { config } = await this.db.manager.findOneByOrFail(Trip, { id: tripId });
    const guide = await this.pages.read(tripId, 'guide');
    return { ...guide, passportMonths: passportMonthsOf(config) };
  }
}
