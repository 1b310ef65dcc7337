import { Controller, Get, Query } from '@nestjs/common';
import { HostOnly } from '../../auth/access.decorator.js';
import { type Asking, Asks, EveryHost } from '../../trips/asking.decorator.js';
import { TripScopeDto } from '../trip-scope.dto.js';
import { WaitingDto } from './host-actions.dto.js';
import { HostActions } from './host-actions.service.js';

@HostOnly()
@EveryHost()
@Controller('api/host')
export class HostActionsController {
  constructor(private readonly actions: HostActions) {}

  /** How much waits for this host, over one trip, those not over, or all. */
  @Get('waiting')
  waiting(@Asks() asking: Asking, @Query() { trip, when }: TripScopeDto): Promise<WaitingDto> {
    return this.actions.waiting(asking, trip ?? when);
  }
}
