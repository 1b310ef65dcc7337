import { Controller, Get, Query } from '@nestjs/common';
import { HostOnly } from '../../auth/access.decorator.js';
import { type Asking, Asks, EveryHost, Needs } from '../../trips/asking.decorator.js';
import { AgesReader } from './ages.reader.js';
import { AgesDto, AnalyticsDto, AnalyticsOfDto } from './analytics.dto.js';
import { AnalyticsReader } from './analytics.reader.js';

/** Figures of the trips one hosts. */
@HostOnly()
@Controller('api/host/analytics')
export class AnalyticsController {
  constructor(
    private readonly figures: AnalyticsReader,
    private readonly people: AgesReader,
  ) {}

  @EveryHost()
  @Get()
  read(@Asks() asking: Asking, @Query() { trip }: AnalyticsOfDto): Promise<AnalyticsDto> {
    return this.figures.read(asking, trip);
  }

  /** Apart, because birth dates are under seal and take their time. */
  // A group of one tells somebody's age.
  @Needs('documents')
  @Get('ages')
  ages(@Asks() asking: Asking, @Query() { trip }: AnalyticsOfDto): Promise<AgesDto> {
    return this.people.read(asking, trip);
  }
}
