import { IntersectionType, PickType } from '@nestjs/swagger';
import { IsIn, IsInt, Min } from 'class-validator';
import { MayBeLeftOut } from '../../../platform/http/may-be-left-out.js';
import { QuoteDto, QuoteRequestDto } from '../../bookings/quote/selection.dto.js';
import { Reason } from '../../../platform/http/reason.js';

/** What may become of what was paid more than the booking costs then. */
export const OVERPAID = ['refund', 'credit'] as const;
export type Overpaid = (typeof OVERPAID)[number];

export class CabinChoiceDto extends PickType(QuoteRequestDto, ['cabinType', 'occupancy']) {}

/** What a change was said to come to, as a host agrees to it. */
export class AgreedDifferenceDto {
  /** What the change was said to cost, in cents; negative when the booking costs less then. */
  @IsInt({ message: 'Send an amount in cents' })
  differenceCents: number;

  /** Needed where more was paid than the booking costs then. */
  @MayBeLeftOut()
  @IsIn(OVERPAID, { message: 'Choose whether it goes back or is kept as a credit' })
  overpaid?: Overpaid;

  /** What goes back, as it was shown: all that was paid too much, or nothing where none was or it is kept as a credit. */
  @MayBeLeftOut()
  @IsInt({ message: 'Send an amount in cents' })
  @Min(0, { message: 'Send an amount in cents' })
  refundCents: number = 0;

  @Reason()
  reason: string;
}

export class ChangeCabinDto extends IntersectionType(CabinChoiceDto, AgreedDifferenceDto) {}

/** What another cabin or party comes to today, by the prices of the booking's own trip; in cents. */
export class CabinChangeDto {
  cabinName: string;
  /** Of the cabin with its insurance, as it would be asked from today on. */
  quote: QuoteDto;
  /** What the booking's cabin and insurance cost until now. */
  payableBeforeCents: number;
  /** To be sent with the change: of the cabin and of the extras. Negative when the booking costs less then. */
  differenceCents: number;
  /** What of it is the extras': who leaves takes their share along. Never positive; another cabin leaves them as they are. */
  addOnsCents: number;
  /** What would still be owed on the booking, extras included. */
  owedCents: number;
  /** What was paid more than the booking would cost: it goes back, or is kept as a credit. */
  overpaidCents: number;
  /** When a difference that no part to come can take falls due, `YYYY-MM-DD`; null where the parts take it. */
  dueOn: string | null;
}
