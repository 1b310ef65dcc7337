import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { WholeNumberPipe } from '../../../platform/http/whole-number.js';
import { HostOnly } from '../../auth/access.decorator.js';
import { type Asking, Asks, EveryHost, Needs } from '../../trips/asking.decorator.js';
import { TripScopeDto } from '../trip-scope.dto.js';
import { ChangeDateDto, DateVersionDto, TripDatesDto, WriteDateDto } from './host-dates.dto.js';
import { HostDatesReader } from './host-dates-reader.js';
import { HostDates } from './host-dates.service.js';

/** The important dates of a host's trips. */
@HostOnly()
@Needs('messages')
@Controller('api/host')
export class HostDatesController {
  constructor(
    private readonly reader: HostDatesReader,
    private readonly dates: HostDates,
  ) {}

  @EveryHost()
  @Get('dates')
  read(@Asks() asking: Asking, @Query() { trip, when }: TripScopeDto): Promise<TripDatesDto[]> {
    return this.reader.read(asking, trip ?? when);
  }

  @Post('trips/:tripId/dates')
  add(
    @Asks() asking: Asking,
    @Param('tripId', WholeNumberPipe) tripId: number,
    @Body() body: WriteDateDto,
  ): Promise<TripDatesDto> {
    return this.dates.add(asking, tripId, body);
  }

  @Put('dates/:id')
  change(
    @Asks() asking: Asking,
    @Param('id') id: string,
    @Body() body: ChangeDateDto,
  ): Promise<TripDatesDto> {
    return this.dates.change(asking, id, body);
  }

  @Delete('dates/:id')
  remove(
    @Asks() asking: Asking,
    @Param('id') id: string,
    @Query() { version }: DateVersionDto,
  ): Promise<TripDatesDto> {
    return this.dates.remove(asking, id, version);
  }

  /** Takes a removal back, within two minutes. */
  @Post('dates/:id/restore')
  @HttpCode(200)
  restore(@Asks() asking: Asking, @Param('id') id: string): Promise<TripDatesDto> {
    return this.dates.restore(asking, id);
  }
}
