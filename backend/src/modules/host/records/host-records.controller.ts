import { Body, Controller, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { WholeNumberPipe } from '../../../platform/http/whole-number.js';
import { NotedAs } from '../../../platform/security-log/noted.js';
import { HostOnly } from '../../auth/access.decorator.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import { FreshProof } from '../../auth/proof/fresh-proof.decorator.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import {
  HostChangesTravellerDto,
  HostTravellersDto,
  RevealFactDto,
  RevealedDto,
} from './host-records.dto.js';
import { HostTravellers } from './host-travellers.service.js';

type Person = SignedIn['user'];

/** The travellers of the bookings of a host's trips; of others there are none. */
@HostOnly()
@Controller('api/host/bookings/:id/travellers')
export class HostRecordsController {
  constructor(private readonly travellers: HostTravellers) {}

  @Get()
  read(@CurrentUser() { id: userId }: Person, @Param('id') id: string): Promise<HostTravellersDto> {
    return this.travellers.read(userId, id);
  }

  @Patch(':position')
  change(
    @CurrentUser() { id: userId }: Person,
    @Param('id') id: string,
    @Param('position', WholeNumberPipe) position: number,
    @Body() body: HostChangesTravellerDto,
  ): Promise<HostTravellersDto> {
    return this.travellers.change({ userId, id, position }, body);
  }

  /** What is masked otherwise. */
  @FreshProof()
  @NotedAs('private.revealed')
  @Post(':position/reveal')
  @HttpCode(200)
  reveal(
    @CurrentUser() { id: userId }: Person,
    @Param('id') id: string,
    @Param('position', WholeNumberPipe) position: number,
    @Body() body: RevealFactDto,
  ): Promise<RevealedDto> {
    return this.travellers.reveal({ userId, id, position }, body);
  }
}
