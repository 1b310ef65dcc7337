import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { PagePart, ReadPart } from '../../../../contracts/trip-pages.js';
import { MayBeNothing } from '../../../platform/http/may-be-nothing.js';
import { Public } from '../../auth/access.decorator.js';
import { Trips } from '../trips.service.js';
import { WhichTripDto } from '../which-trip.dto.js';
import { TripFrontDto } from './front.dto.js';
import { TripPlanDto } from './plan.dto.js';
import { TripShipDto } from './ship.dto.js';
import type { PageContent } from './trip-page.entity.js';
import { TripPages } from './trip-pages.service.js';

const NONE_ON_SALE = 'No trip is on sale, or not that one.';

/** What the pages of a trip on sale say. */
@Public()
@Controller('api/trips/current')
export class TripPagesController {
  constructor(
    private readonly trips: Trips,
    private readonly pages: TripPages,
  ) {}

  @Get('plan')
  @ApiOkResponse({ type: TripPlanDto })
  @MayBeNothing(NONE_ON_SALE)
  plan(@Query() { trip }: WhichTripDto): Promise<TripPlanDto | null> {
    return this.read('plan', trip);
  }

  @Get('front')
  @ApiOkResponse({ type: TripFrontDto })
  @MayBeNothing(NONE_ON_SALE)
  front(@Query() { trip }: WhichTripDto): Promise<TripFrontDto | null> {
    return this.read('front', trip);
  }

  @Get('ship')
  @ApiOkResponse({ type: TripShipDto })
  @MayBeNothing(NONE_ON_SALE)
  ship(@Query() { trip }: WhichTripDto): Promise<TripShipDto | null> {
    return this.read('ship', trip);
  }

  private async read<P extends PagePart>(
    part: P,
    tripId: number | undefined,
  ): Promise<ReadPart<PageContent[P]> | null> {
    const trip = await this.trips.findOnSale(tripId);
    return trip && this.pages.read(trip.id, part);
  }
}
