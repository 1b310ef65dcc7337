import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { WholeNumberPipe } from '../../../platform/http/whole-number.js';
import { HostOnly } from '../../auth/access.decorator.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import { FreshProof } from '../../auth/proof/fresh-proof.decorator.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { AddCoHostDto, RightsDto, TripHostDto } from './co-hosts.dto.js';
import { CoHosts } from './co-hosts.service.js';
import { TripHandover } from './trip-handover.service.js';

type Person = SignedIn['user'];

/** The hosts of a trip see one another; its owner adds, changes and removes. */
@HostOnly()
@Controller('api/host/trips/:tripId/hosts')
export class CoHostsController {
  constructor(
    private readonly coHosts: CoHosts,
    private readonly handover: TripHandover,
  ) {}

  @Get()
  list(
    @CurrentUser() { id: userId }: Person,
    @Param('tripId', WholeNumberPipe) tripId: number,
  ): Promise<TripHostDto[]> {
    return this.coHosts.list(userId, tripId);
  }

  @FreshProof()
  @Post()
  @HttpCode(200)
  add(
    @CurrentUser() { id: userId }: Person,
    @Param('tripId', WholeNumberPipe) tripId: number,
    @Body() body: AddCoHostDto,
  ): Promise<TripHostDto[]> {
    return this.coHosts.add(userId, tripId, body);
  }

  @FreshProof()
  @Put(':userId')
  change(
    @CurrentUser() { id: userId }: Person,
    @Param('tripId', WholeNumberPipe) tripId: number,
    @Param('userId', WholeNumberPipe) coHostId: number,
    @Body() body: RightsDto,
  ): Promise<TripHostDto[]> {
    return this.coHosts.change({ userId, tripId, coHostId }, body);
  }

  /** The co-host owns the trip from then on; who did stays a co-host with every right. */
  @FreshProof()
  @Post(':userId/ownership')
  @HttpCode(200)
  async handOver(
    @CurrentUser() { id: userId }: Person,
    @Param('tripId', WholeNumberPipe) tripId: number,
    @Param('userId', WholeNumberPipe) coHostId: number,
  ): Promise<TripHostDto[]> {
    await this.handover.handOver({ userId, tripId, coHostId });
    return this.coHosts.list(userId, tripId);
  }

  @Delete(':userId')
  remove(
    @CurrentUser() { id: userId }: Person,
    @Param('tripId', WholeNumberPipe) tripId: number,
    @Param('userId', WholeNumberPipe) coHostId: number,
  ): Promise<TripHostDto[]> {
    return this.coHosts.remove({ userId, tripId, coHostId });
  }
}
