import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { WholeNumberPipe } from '../../../platform/http/whole-number.js';
import { HostOnly } from '../../auth/access.decorator.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { TripScopeDto } from '../trip-scope.dto.js';
import { ChangeDateDto, DateVersionDto, TripDatesDto, WriteDateDto } from './host-dates.dto.js';
import { HostDatesReader } from './host-dates-reader.js';
import { HostDates } from './host-dates.service.js';

type Person = SignedIn['user'];

/** The important dates of a host's trips. */
@HostOnly()
@Controller('api/host')
export class HostDatesController {
  constructor(
    private readonly reader: HostDatesReader,
    private readonly dates: HostDates,
  ) {}

  @Get('dates')
  read(@CurrentUser() user: Person, @Query() { trip, when }: TripScopeDto): Promise<TripDatesDto[]> {
    return this.reader.read(user.id, trip ?? when);
  }

  @Post('trips/:tripId/dates')
  add(
    @CurrentUser() user: Person,
    @Param('tripId', WholeNumberPipe) tripId: number,
    @Body() body: WriteDateDto,
  ): Promise<TripDatesDto> {
    return this.dates.add(user.id, tripId, body);
  }

  @Put('dates/:id')
  change(
    @CurrentUser() user: Person,
    @Param('id') id: string,
    @Body() body: ChangeDateDto,
  ): Promise<TripDatesDto> {
    return this.dates.change(user.id, id, body);
  }

  @Delete('dates/:id')
  remove(
    @CurrentUser() user: Person,
    @Param('id') id: string,
    @Query() { version }: DateVersionDto,
  ): Promise<TripDatesDto> {
    return this.dates.remove(user.id, id, version);
  }

  /** Takes a removal back, within two minutes. */
  @Post('dates/:id/restore')
  @HttpCode(200)
  restore(@CurrentUser() user: Person, @Param('id') id: string): Promise<TripDatesDto> {
    return this.dates.restore(user.id, id);
  }
}
