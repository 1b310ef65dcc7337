import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { PagePart, ReadPart } from '../../../../contracts/trip-pages.js';
import { MayBeNothing } from '../../../platform/http/may-be-nothing.js';
import { Public } from '../../auth/access.decorator.js';
import { Trips } from '../trips.service.js';
import { TripFrontDto } from './front.dto.js';
import { TripPlanDto } from './plan.dto.js';
import { TripShipDto } from './ship.dto.js';
import type { PageContent } from './trip-page.entity.js';
import { TripPages } from './trip-pages.service.js';

const NONE_ON_SALE = 'No trip is on sale.';

/** What the pages of the trip on sale say. */
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
  plan(): Promise<TripPlanDto | null> {
    return this.read('plan');
  }

  @Get('front')
  @ApiOkResponse({ type: TripFrontDto })
  @MayBeNothing(NONE_ON_SALE)
  front(): Promise<TripFrontDto | null> {
    return this.read('front');
  }

  @Get('ship')
  @ApiOkResponse({ type: TripShipDto })
  @MayBeNothing(NONE_ON_SALE)
  ship(): Promise<TripShipDto | null> {
    return this.read('ship');
  }

  private async read<P extends PagePart>(part: P): Promise<ReadPart<PageContent[P]> | null> {
    const trip = await this.trips.findOnSale();
    return trip && this.pages.read(trip.id, part);
  }
}
