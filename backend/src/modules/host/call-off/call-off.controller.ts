import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { RequestKey } from '../../../platform/http/request-key.js';
import { WholeNumberPipe } from '../../../platform/http/whole-number.js';
import { HostOnly } from '../../auth/access.decorator.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import { FreshProof } from '../../auth/proof/fresh-proof.decorator.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { type Asking, Asks, EveryHost, Needs } from '../../trips/asking.decorator.js';
import { CallOffDto, CallOffTripDto, ConfirmCallOffDto, RefuseCallOffDto } from './call-off.dto.js';
import { CallOffReader } from './call-off.reader.js';
import { CallOffs } from './call-offs.service.js';

/**
 * A trip's hosts read whether it takes place; its owner calls it off, and hosts with the right to money decide what waits.
 * Each write needs a random Idempotency-Key.
 */
@HostOnly()
@Controller('api/host/trips/:tripId/call-off')
export class CallOffController {
  constructor(
    private readonly reader: CallOffReader,
    private readonly callOffs: CallOffs,
  ) {}

  @EveryHost()
  @Get()
  read(@Asks() asking: Asking, @Param('tripId', WholeNumberPipe) tripId: number): Promise<CallOffDto> {
    return this.reader.read(asking, tripId);
  }

  @FreshProof()
  @Put()
  async ask(
    @CurrentUser() { id: userId }: SignedIn['user'],
    @Param('tripId', WholeNumberPipe) tripId: number,
    @Body() body: CallOffTripDto,
    @RequestKey() key?: string,
  ): Promise<CallOffDto> {
    await this.callOffs.ask({ userId, tripId, key }, body);
    return this.reader.read({ userId, right: null }, tripId);
  }

  @FreshProof()
  @Needs('money')
  @Post('confirm')
  @HttpCode(200)
  async confirm(
    @Asks() asking: Asking,
    @Param('tripId', WholeNumberPipe) tripId: number,
    @Body() body: ConfirmCallOffDto,
    @RequestKey() key?: string,
  ): Promise<CallOffDto> {
    await this.callOffs.confirm({ ...asking, tripId, key }, body);
    return this.reader.read(asking, tripId);
  }

  /** What waits for a second host is not to be. */
  @Needs('money')
  @Post('refuse')
  @HttpCode(200)
  async refuse(
    @Asks() asking: Asking,
    @Param('tripId', WholeNumberPipe) tripId: number,
    @Body() { reason }: RefuseCallOffDto,
    @RequestKey() key?: string,
  ): Promise<CallOffDto> {
    await this.callOffs.refuse({ ...asking, tripId, key }, reason);
    return this.reader.read(asking, tripId);
  }
}
