import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { WholeNumberPipe } from '../../../platform/http/whole-number.js';
import { HostOnly } from '../../auth/access.decorator.js';
import { type Asking, Asks, EveryHost } from '../../trips/asking.decorator.js';
import { BoardingListDto, BoardingPassDto, MarkHereDto } from './boarding.dto.js';
import { Boarding } from './boarding.service.js';

/** Who of a trip's travellers is here on the day. */
@HostOnly()
@EveryHost()
@Controller('api/host')
export class BoardingController {
  constructor(private readonly boarding: Boarding) {}

  @Get('trips/:tripId/boarding')
  list(@Asks() asking: Asking, @Param('tripId', WholeNumberPipe) tripId: number): Promise<BoardingListDto> {
    return this.boarding.list(asking, tripId);
  }

  /** The same twice changes nothing; of two that differ the later one stands. */
  @Put('trips/:tripId/boarding/:guestId')
  mark(
    @Asks() asking: Asking,
    @Param('tripId', WholeNumberPipe) tripId: number,
    @Param('guestId', WholeNumberPipe) guestId: number,
    @Body() { isHere }: MarkHereDto,
  ): Promise<BoardingPassDto> {
    return this.boarding.mark(asking, { tripId, guestId }, isHere);
  }

  /** Whose code it is. Reading it marks nobody: programs that preview a link read it too. */
  @Get('boarding/:code')
  find(@Asks() asking: Asking, @Param('code') code: string): Promise<BoardingPassDto> {
    return this.boarding.find(asking, code);
  }
}
