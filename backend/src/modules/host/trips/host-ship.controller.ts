import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { WholeNumberPipe } from '../../../platform/http/whole-number.js';
import { HostOnly } from '../../auth/access.decorator.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { type Asking, Asks, EveryHost } from '../../trips/asking.decorator.js';
import { TripShipDto } from '../../trips/pages/ship.dto.js';
import { ChangeShipDto, HostShipDto } from './host-pages.dto.js';
import { HostPages } from './host-pages.service.js';

/** A trip's hosts read what it says of its ship, now and before; its owner writes it. */
@HostOnly()
@Controller('api/host/trips/:tripId/ship')
export class HostShipController {
  constructor(private readonly pages: HostPages) {}

  @EveryHost()
  @Get()
  read(@Asks() asking: Asking, @Param('tripId', WholeNumberPipe) tripId: number): Promise<HostShipDto> {
    return this.pages.read(asking, tripId, 'ship');
  }

  @EveryHost()
  @Get('versions/:version')
  readVersion(
    @Asks() asking: Asking,
    @Param('tripId', WholeNumberPipe) tripId: number,
    @Param('version', WholeNumberPipe) version: number,
  ): Promise<TripShipDto> {
    return this.pages.readVersion(asking, tripId, ['ship', version]);
  }

  @Put()
  change(
    @CurrentUser() { id: userId }: SignedIn['user'],
    @Param('tripId', WholeNumberPipe) tripId: number,
    @Body() { version: after, ...content }: ChangeShipDto,
  ): Promise<HostShipDto> {
    return this.pages.save(userId, tripId, { part: 'ship', content, after });
  }
}
