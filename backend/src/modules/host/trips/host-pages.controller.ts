import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { WholeNumberPipe } from '../../../platform/http/whole-number.js';
import { HostOnly } from '../../auth/access.decorator.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { type Asking, Asks, EveryHost } from '../../trips/asking.decorator.js';
import { TripFrontDto } from '../../trips/pages/front.dto.js';
import { TripPlanDto } from '../../trips/pages/plan.dto.js';
import { ChangeFrontDto, ChangePlanDto, HostFrontDto, HostPlanDto } from './host-pages.dto.js';
import { HostPages } from './host-pages.service.js';

type Person = SignedIn['user'];

/** A trip's hosts read what its pages say, now and before; its owner writes it. */
@HostOnly()
@Controller('api/host/trips/:tripId')
export class HostPagesController {
  constructor(private readonly pages: HostPages) {}

  @EveryHost()
  @Get('plan')
  plan(@Asks() asking: Asking, @Param('tripId', WholeNumberPipe) tripId: number): Promise<HostPlanDto> {
    return this.pages.read(asking, tripId, 'plan');
  }

  @EveryHost()
  @Get('plan/versions/:version')
  planAt(
    @Asks() asking: Asking,
    @Param('tripId', WholeNumberPipe) tripId: number,
    @Param('version', WholeNumberPipe) version: number,
  ): Promise<TripPlanDto> {
    return this.pages.readVersion(asking, tripId, ['plan', version]);
  }

  @Put('plan')
  changePlan(
    @CurrentUser() { id: userId }: Person,
    @Param('tripId', WholeNumberPipe) tripId: number,
    @Body() { version: after, ...content }: ChangePlanDto,
  ): Promise<HostPlanDto> {
    return this.pages.save(userId, tripId, { part: 'plan', content, after });
  }

  @EveryHost()
  @Get('front')
  front(@Asks() asking: Asking, @Param('tripId', WholeNumberPipe) tripId: number): Promise<HostFrontDto> {
    return this.pages.read(asking, tripId, 'front');
  }

  @EveryHost()
  @Get('front/versions/:version')
  frontAt(
    @Asks() asking: Asking,
    @Param('tripId', WholeNumberPipe) tripId: number,
    @Param('version', WholeNumberPipe) version: number,
  ): Promise<TripFrontDto> {
    return this.pages.readVersion(asking, tripId, ['front', version]);
  }

  @Put('front')
  changeFront(
    @CurrentUser() { id: userId }: Person,
    @Param('tripId', WholeNumberPipe) tripId: number,
    @Body() { version: after, ...content }: ChangeFrontDto,
  ): Promise<HostFrontDto> {
    return this.pages.save(userId, tripId, { part: 'front', content, after });
  }
}
