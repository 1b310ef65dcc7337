import { Controller, Get } from '@nestjs/common';
import { Public } from '../../auth/access.decorator.js';
import { Trips } from '../trips.service.js';
import { TripFrontDto } from './front.dto.js';
import { TripPlanDto } from './plan.dto.js';
import { TripShipDto } from './ship.dto.js';
import { TripPages } from './trip-pages.service.js';

/** What the pages of the trip on sale say. */
@Public()
@Controller('api/trips/current')
export class TripPagesController {
  constructor(
    private readonly trips: Trips,
    private readonly pages: TripPages,
  ) {}

  @Get('plan')
  async plan(): Promise<TripPlanDto> {
    return this.pages.read((await this.trips.onSale()).id, 'plan');
  }

  @Get('front')
  async front(): Promise<TripFrontDto> {
    return this.pages.read((await this.trips.onSale()).id, 'front');
  }

  @Get('ship')
  async ship(): Promise<TripShipDto> {
    return this.pages.read((await this.trips.onSale()).id, 'ship');
  }
}
