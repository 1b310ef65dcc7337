import { Controller, Get, Query } from '@nestjs/common';
import { HostOnly } from '../../auth/access.decorator.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { TripScopeDto } from '../trip-scope.dto.js';
import { WaitingDto } from './host-actions.dto.js';
import { HostActions } from './host-actions.service.js';

@HostOnly()
@Controller('api/host')
export class HostActionsController {
  constructor(private readonly actions: HostActions) {}

  /** How much waits for this host, over one trip, those not over, or all. */
  @Get('waiting')
  waiting(@CurrentUser() user: SignedIn['user'], @Query() { trip, when }: TripScopeDto): Promise<WaitingDto> {
    return this.actions.waiting(user.id, trip ?? when);
  }
}
