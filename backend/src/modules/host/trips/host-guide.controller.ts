import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { WholeNumberPipe } from '../../../platform/http/whole-number.js';
import { HostOnly } from '../../auth/access.decorator.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { type Asking, Asks, EveryHost } from '../../trips/asking.decorator.js';
import { TripGuideDto } from '../../trips/pages/guide.dto.js';
import { ChangeGuideDto, HostGuideDto } from './host-pages.dto.js';
import { HostPages } from './host-pages.service.js';

/** A trip's hosts read how its guests get ready, now and before; its owner writes it. */
@HostOnly()
@Controller('api/host/trips/:tripId/guide')
export class HostGuideController {
  constructor(private readonly pages: HostPages) {}

  @EveryHost()
  @Get()
  read(@Asks() asking: Asking, @Param('tripId', WholeNumberPipe) tripId: number): Promise<HostGuideDto> {
    return this.pages.read(asking, tripId, 'guide');
  }

  @EveryHost()
  @Get('versions/:version')
  readVersion(
    @Asks() asking: Asking,
    @Param('tripId', WholeNumberPipe) tripId: number,
    @Param('version', WholeNumberPipe) version: number,
  ): Promise<TripGuideDto> {
    return this.pages.readVersion(asking, tripId, ['guide', version]);
  }

  @Put()
  change(
    @CurrentUser() { id: userId }: SignedIn['user'],
    @Param('tripId', WholeNumberPipe) tripId: number,
    @Body() { version: after, ...content }: ChangeGuideDto,
  ): Promise<HostGuideDto> {
    return this.pages.save(userId, tripId, { part: 'guide', content, after });
  }
}
