import { Controller, Get, Query } from '@nestjs/common';
import { HostOnly } from '../../auth/access.decorator.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { AgesReader } from './ages.reader.js';
import { AgesDto, AnalyticsDto, AnalyticsOfDto } from './analytics.dto.js';
import { AnalyticsReader } from './analytics.reader.js';

type Person = SignedIn['user'];

/** Figures of the trips one hosts. */
@HostOnly()
@Controller('api/host/analytics')
export class AnalyticsController {
  constructor(
    private readonly figures: AnalyticsReader,
    private readonly people: AgesReader,
  ) {}

  @Get()
  read(@CurrentUser() { id: userId }: Person, @Query() { trip }: AnalyticsOfDto): Promise<AnalyticsDto> {
    return this.figures.read(userId, trip);
  }

  /** Apart, because birth dates are under seal and take their time. */
  @Get('ages')
  ages(@CurrentUser() { id: userId }: Person, @Query() { trip }: AnalyticsOfDto): Promise<AgesDto> {
    return this.people.read(userId, trip);
  }
}
