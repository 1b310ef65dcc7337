import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { WholeNumberPipe } from '../../../platform/http/whole-number.js';
import { HostOrOperator } from '../../auth/access.decorator.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import { FreshProof } from '../../auth/proof/fresh-proof.decorator.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { DeclineHostDto, HostRequestDto } from './host-requests.dto.js';
import { HostRequests } from './host-requests.service.js';

type Person = SignedIn['user'];

/** For hosts who own a trip, and operators. */
@HostOrOperator()
@Controller('api/host/requests')
export class HostRequestsController {
  constructor(private readonly requests: HostRequests) {}

  @Get()
  list(@CurrentUser() { id: userId }: Person): Promise<HostRequestDto[]> {
    return this.requests.list(userId);
  }

  /** They are told by mail, and log in again to be a host. */
  @FreshProof()
  @Post(':id/approve')
  @HttpCode(200)
  approve(
    @CurrentUser() { id: userId }: Person,
    @Param('id', WholeNumberPipe) id: number,
  ): Promise<HostRequestDto[]> {
    return this.requests.approve(userId, id);
  }

  /** They stay a guest and get a mail with the reason. */
  @Post(':id/decline')
  @HttpCode(200)
  decline(
    @CurrentUser() { id: userId }: Person,
    @Param('id', WholeNumberPipe) id: number,
    @Body() { reason }: DeclineHostDto,
  ): Promise<HostRequestDto[]> {
    return this.requests.decline(userId, id, reason);
  }
}
