import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { PagePart, ReadPart } from '../../../../contracts/trip-pages.js';
import { MayBeNothing } from '../../../platform/http/may-be-nothing.js';
import { Public } from '../../auth/access.decorator.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import { ShownTrips, type Viewer } from '../shown-trips.service.js';
import { ownTermsOf } from '../trip-config.js';
import { TripTermsDto } from '../trip.dto.js';
import { WhichTripDto } from '../which-trip.dto.js';
import { TripFrontDto } from './front.dto.js';
import { TripPlanDto } from './plan.dto.js';
import { TripShipDto } from './ship.dto.js';
import type { PageContent } from './trip-page.entity.js';
import { TripPages } from './trip-pages.service.js';

const NOT_SHOWN = 'No trip is on sale, or not that one, and whoever asks does not host it.';

/** What the pages of a trip on sale say, and to its hosts those of one that is not opened yet. */
@Public()
@Controller('api/trips/current')
export class TripPagesController {
  constructor(
    private readonly shown: ShownTrips,
    private readonly pages: TripPages,
  ) {}

  @Get('plan')
  @ApiOkResponse({ type: TripPlanDto })
  @MayBeNothing(NOT_SHOWN)
  plan(@Query() { trip }: WhichTripDto, @CurrentUser() viewer: Viewer): Promise<TripPlanDto | null> {
    return this.read('plan', trip, viewer);
  }

  @Get('front')
  @ApiOkResponse({ type: TripFrontDto })
  @MayBeNothing(NOT_SHOWN)
  front(@Query() { trip }: WhichTripDto, @CurrentUser() viewer: Viewer): Promise<TripFrontDto | null> {
    return this.read('front', trip, viewer);
  }

  @Get('ship')
  @ApiOkResponse({ type: TripShipDto })
  @MayBeNothing(NOT_SHOWN)
  ship(@Query() { trip }: WhichTripDto, @CurrentUser() viewer: Viewer): Promise<TripShipDto | null> {
    return this.read('ship', trip, viewer);
  }

  /** What it adds to the terms that every trip has. */
  @Get('terms')
  @ApiOkResponse({ type: TripTermsDto })
  @MayBeNothing(NOT_SHOWN)
  async terms(
    @Query() { trip: tripId }: WhichTripDto,
    @CurrentUser() viewer: Viewer,
  ): Promise<TripTermsDto | null> {
    const trip = await this.shown.find(tripId, viewer);
    return trip && { sections: [...ownTermsOf(trip.config)] };
  }

  private async read<P extends PagePart>(
    part: P,
    tripId: number | undefined,
    viewer: Viewer,
  ): Promise<ReadPart<PageContent[P]> | null> {
    const trip = await this.shown.find(tripId, viewer);
    return trip && this.pages.read(trip.id, part);
  }
}
