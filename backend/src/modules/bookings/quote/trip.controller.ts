import { Controller, Get, Inject, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { CONFIG, type AppConfig } from '../../../platform/config/config.js';
import { MayBeNothing } from '../../../platform/http/may-be-nothing.js';
import { Public } from '../../auth/access.decorator.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import { TripPages } from '../../trips/pages/trip-pages.service.js';
import { TripDto } from '../../trips/trip.dto.js';
import { tripView } from '../../trips/trip.view.js';
import type { Viewer } from '../../trips/shown-trips.service.js';
import { Trips } from '../../trips/trips.service.js';
import { WhichTripDto } from '../../trips/which-trip.dto.js';
import { cabinsLeft } from '../hold/cabins-left.js';
import { Places } from '../hold/places.service.js';
import { TripCardDto } from './trip-card.dto.js';
import { TripsOnSale } from './trips-on-sale.service.js';

@Controller('api/trips')
export class TripController {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly db: DataSource,
    private readonly trips: Trips,
    private readonly pages: TripPages,
    private readonly places: Places,
    private readonly clock: Clock,
    private readonly onSale: TripsOnSale,
  ) {}

  /** Every trip on sale; none where the site sells nothing. */
  @Public()
  @Get()
  cards(): Promise<TripCardDto[]> {
    return this.onSale.cards();
  }

  @Public()
  @Get('current')
  @ApiOkResponse({ type: TripDto })
  @MayBeNothing('No trip is on sale, or not that one, and whoever asks does not host it.')
  async current(
    @Query() { trip: tripId }: WhichTripDto,
    @CurrentUser() viewer: Viewer,
  ): Promise<TripDto | null> {
    const { trip, ...place } = await this.onSale.find(tripId, viewer);
    if (!trip) return null;
    const { manager } = this.db;
    const seatsLeft = await this.places.left(trip, manager);
    const left = await cabinsLeft(manager, trip, { by: 'site' });
    const { content: cabinPictures } = await this.pages.current(manager, trip.id, 'cabins');
    const facts = {
      ...place,
      cabinPictures,
      contactEmail: this.config.CONTACT_EMAIL,
      seatsLeft,
      cabinsLeft: left,
    };
    return tripView(trip, await this.trips.reviews(trip.id), facts, this.clock.now());
  }
}
