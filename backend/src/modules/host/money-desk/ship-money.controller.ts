import { Controller, Get, Param } from '@nestjs/common';
import { WholeNumberPipe } from '../../../platform/http/whole-number.js';
import { HostOnly } from '../../auth/access.decorator.js';
import { type Asking, Asks, Needs } from '../../trips/asking.decorator.js';
import { ShipMoneyDto } from './ship-money.dto.js';
import { ShipMoney } from './ship-money.service.js';

/** What guests pay, beside what the ship's line wants. */
@HostOnly()
@Needs('money')
@Controller('api/host/trips')
export class ShipMoneyController {
  constructor(private readonly money: ShipMoney) {}

  @Get(':tripId/ship-money')
  read(@Asks() asking: Asking, @Param('tripId', WholeNumberPipe) tripId: number): Promise<ShipMoneyDto> {
    return this.money.of(asking, tripId);
  }
}
