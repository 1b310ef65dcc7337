import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { WholeNumberPipe } from '../../../platform/http/whole-number.js';
import { HostOnly } from '../../auth/access.decorator.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { type Asking, Asks, EveryHost } from '../../trips/asking.decorator.js';
import { ChangeWaiverDto, HostWaiverDto, WaiverPartDto, WaiverVersionDto } from './host-waiver.dto.js';
import { HostWaivers } from './host-waivers.service.js';

type Person = SignedIn['user'];

/** What a trip's travellers sign: its hosts read it, its owner writes it. */
@HostOnly()
@Controller('api/host/trips/:tripId/waiver')
export class HostWaiverController {
  constructor(private readonly waivers: HostWaivers) {}

  @EveryHost()
  @Get()
  read(
    @Asks() asking: Asking,
    @Param('tripId', WholeNumberPipe) tripId: number,
    @Query() { tally }: WaiverPartDto,
  ): Promise<HostWaiverDto> {
    return this.waivers.read(asking, tripId, tally !== 'none');
  }

  @Put()
  change(
    @CurrentUser() { id: userId }: Person,
    @Param('tripId', WholeNumberPipe) tripId: number,
    @Body() { version, ...words }: ChangeWaiverDto,
  ): Promise<HostWaiverDto> {
    return this.waivers.save(userId, tripId, words, version);
  }

  /** Puts the usual text in the place of the owner's words. */
  @Delete()
  takeUsual(
    @CurrentUser() { id: userId }: Person,
    @Param('tripId', WholeNumberPipe) tripId: number,
    @Query() { version }: WaiverVersionDto,
  ): Promise<HostWaiverDto> {
    return this.waivers.save(userId, tripId, null, version);
  }
}
