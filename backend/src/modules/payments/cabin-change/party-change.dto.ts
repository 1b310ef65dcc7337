import { IntersectionType, PickType } from '@nestjs/swagger';
import { IsInt } from 'class-validator';
import { MayBeLeftOut } from '../../../platform/http/may-be-left-out.js';
import { Nested } from '../../../platform/http/nested.js';
import { QuoteRequestDto } from '../../bookings/quote/selection.dto.js';
import { CompanionDto } from '../../bookings/travellers/companion.dto.js';
import { AgreedDifferenceDto } from './cabin-change.dto.js';

/** How many would travel on a booking. */
export class PartySizeDto extends PickType(QuoteRequestDto, ['travellers']) {}

/** One less: the companion travels no more, and who booked stays. One more: who joins is named. */
export class ChangePartyDto extends IntersectionType(PartySizeDto, AgreedDifferenceDto) {
  /** Of the booking as the host was looking at it: who leaves is who was shown. */
  @IsInt()
  version: number;

  /** Who joins; only where one does. */
  @MayBeLeftOut()
  @Nested(() => CompanionDto, 'Say who shares the cabin')
  companion?: CompanionDto;
}
