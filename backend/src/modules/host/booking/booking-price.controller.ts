import { Body, Controller, HttpCode, Param, Post, Put } from '@nestjs/common';
import { RequestKey } from '../../../platform/http/request-key.js';
import { WholeNumberPipe } from '../../../platform/http/whole-number.js';
import { HostOnly } from '../../auth/access.decorator.js';
import { FreshProofAboveLimit } from '../../auth/proof/fresh-proof.decorator.js';
import {
  CabinChangeDto,
  CabinChoiceDto,
  ChangeCabinDto,
} from '../../payments/cabin-change/cabin-change.dto.js';
import { ChangePartyDto, PartySizeDto } from '../../payments/cabin-change/party-change.dto.js';
import { type Asking, Asks, Needs } from '../../trips/asking.decorator.js';
import { MoveDueDateDto } from './booking-price.dto.js';
import { BookingPrice } from './booking-price.service.js';

/** A booking's price and its parts, as a host changes them. Each write needs a random Idempotency-Key. */
@HostOnly()
@Needs('money')
@Controller('api/host/bookings/:id')
export class BookingPriceController {
  constructor(private readonly price: BookingPrice) {}

  /** Another day for one part of this booking's plan; it stays when the trip moves. */
  @Put('parts/:position')
  @HttpCode(204)
  moveDueDate(
    @Asks() asking: Asking,
    @Param('id') id: string,
    @Param('position', WholeNumberPipe) position: number,
    @Body() body: MoveDueDateDto,
    @RequestKey() key?: string,
  ): Promise<void> {
    return this.price.moveDueDate({ ...asking, id, key }, position, body);
  }

  /** What another cabin would come to today. Keeps nothing. */
  @Post('cabin/quote')
  @HttpCode(200)
  previewCabin(
    @Asks() asking: Asking,
    @Param('id') id: string,
    @Body() body: CabinChoiceDto,
  ): Promise<CabinChangeDto> {
    return this.price.previewCabin({ ...asking, id }, body);
  }

  /** Gives the booking another cabin at the difference that was shown. */
  @FreshProofAboveLimit('refundCents')
  @Put('cabin')
  @HttpCode(204)
  changeCabin(
    @Asks() asking: Asking,
    @Param('id') id: string,
    @Body() body: ChangeCabinDto,
    @RequestKey() key?: string,
  ): Promise<void> {
    return this.price.changeCabin({ ...asking, id, key }, body);
  }

  /** What a companion more or less would come to today. Keeps nothing. */
  @Post('party/quote')
  @HttpCode(200)
  previewParty(
    @Asks() asking: Asking,
    @Param('id') id: string,
    @Body() body: PartySizeDto,
  ): Promise<CabinChangeDto> {
    return this.price.previewParty({ ...asking, id }, body);
  }

  /** Adds a companion, or takes the one there is off the booking, at the difference that was shown. */
  @FreshProofAboveLimit('refundCents')
  @Put('party')
  @HttpCode(204)
  changeParty(
    @Asks() asking: Asking,
    @Param('id') id: string,
    @Body() body: ChangePartyDto,
    @RequestKey() key?: string,
  ): Promise<void> {
    return this.price.changeParty({ ...asking, id, key }, body);
  }
}
