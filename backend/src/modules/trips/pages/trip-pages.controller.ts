import { Controller, Get, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import type { Response } from 'express';
import type { PagePart, ReadPart } from '../../../../contracts/trip-pages.js';
import { Public } from '../../auth/access.decorator.js';
import { Trips } from '../trips.service.js';
import { TripFrontDto } from './front.dto.js';
import { TripPlanDto } from './plan.dto.js';
import { TripShipDto } from './ship.dto.js';
import type { PageContent } from './trip-page.entity.js';
import { TripPages } from './trip-pages.service.js';

/** What the pages of the trip on sale say; 204 while there is none. */
@Public()
@Controller('api/trips/current')
export class TripPagesController {
  constructor(
    private readonly trips: Trips,
    private readonly pages: TripPages,
  ) {}

  @Get('plan')
  @ApiOkResponse({ type: TripPlanDto })
  @ApiNoContentResponse()
  plan(@Res({ passthrough: true }) res: Response): Promise<TripPlanDto | undefined> {
    return this.read('plan', res);
  }

  @Get('front')
  @ApiOkResponse({ type: TripFrontDto })
  @ApiNoContentResponse()
  front(@Res({ passthrough: true }) res: Response): Promise<TripFrontDto | undefined> {
    return this.read('front', res);
  }

  @Get('ship')
  @ApiOkResponse({ type: TripShipDto })
  @ApiNoContentResponse()
  ship(@Res({ passthrough: true }) res: Response): Promise<TripShipDto | undefined> {
    return this.read('ship', res);
  }

  private async read<P extends PagePart>(
    part: P,
    res: Response,
  ): Promise<ReadPart<PageContent[P]> | undefined> {
    const trip = await this.trips.findOnSale();
    if (trip) return this.pages.read(trip.id, part);
    res.status(204);
    return undefined;
  }
}
