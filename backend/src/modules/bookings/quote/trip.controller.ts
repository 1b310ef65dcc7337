import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { CONFIG, type AppConfig } from '../../../platform/config/config.js';
import { MayBeNothing } from '../../../platform/http/may-be-nothing.js';
import { Public } from '../../auth/access.decorator.js';
import { TripPages } from '../../trips/pages/trip-pages.service.js';
import { TripDto } from '../../trips/trip.dto.js';
import { tripView } from '../../trips/trip.view.js';
import { Trips } from '../../trips/trips.service.js';
import { cabinsLeft } from '../hold/cabins-left.js';
import { Places } from '../hold/places.service.js';

@Controller('api/trips')
export class TripController {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly db: DataSource,
    private readonly trips: Trips,
    private readonly pages: TripPages,
    private readonly places: Places,
    private readonly clock: Clock,
  ) {}

  @Public()
  @Get('current')
  @ApiOkResponse({ type: TripDto })
  @MayBeNothing('No trip is on sale.')
  async current(): Promise<TripDto | null> {
    const trip = await this.trips.findOnSale();
    if (!trip) return null;
    const { CONTACT_EMAIL: contactEmail, BOOKING_SITE_URL, ACCESS_POLICY } = this.config;
    const { manager } = this.db;
    const seatsLeft = await this.places.left(trip, manager);
    const left = await cabinsLeft(manager, trip, { by: 'site' });
    const { content: cabinPictures } = await this.pages.current(manager, trip.id, 'cabins');
    const facts = {
      cabinPictures,
      contactEmail,
      seatsLeft,
      cabinsLeft: left,
      bookingSiteUrl: BOOKING_SITE_URL ?? null,
      opensWithDeposit: ACCESS_POLICY === 'current',
    };
    return tripView(trip, await this.trips.reviews(trip.id), facts, this.clock.now());
  }
}
