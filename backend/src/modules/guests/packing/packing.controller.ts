import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { WholeNumberPipe } from '../../../platform/http/whole-number.js';
import { LoggedIn } from '../../auth/access.decorator.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { PackingChangesDto, PackingDto } from './packing.dto.js';
import { Packing } from './packing.service.js';

/**
 * For a trip's paid guests and hosts; 402 for who has not paid for their place, 404 for others. The trip is named: what was
 * ticked without a connection may be told when the person's pages are about another one.
 */
@LoggedIn()
@Controller('api/guest/trips/:tripId/packing')
export class PackingController {
  constructor(private readonly packing: Packing) {}

  @Get()
  read(
    @CurrentUser() user: SignedIn['user'],
    @Param('tripId', WholeNumberPipe) tripId: number,
  ): Promise<PackingDto> {
    return this.packing.of(user, tripId);
  }

  /** Tells what was ticked and cleared since; the same may be told again. */
  @Put()
  change(
    @CurrentUser() user: SignedIn['user'],
    @Param('tripId', WholeNumberPipe) tripId: number,
    @Body() { changes }: PackingChangesDto,
  ): Promise<PackingDto> {
    return this.packing.change(user, tripId, changes);
  }
}
