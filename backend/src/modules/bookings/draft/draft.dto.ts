import { PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsISO8601,
  Matches,
  ValidateNested,
} from 'class-validator';
import { MayBeLeftOut } from '../../../platform/http/may-be-left-out.js';
import { PLANS, type Plan } from '../quote/quote.rules.js';
import { QuoteDto, QuoteRequestDto } from '../quote/selection.dto.js';
import { TravellerDto } from '../travellers/travellers.dto.js';

const CHOSEN = ['cabinType', 'occupancy', 'travelInsurance', 'paymentType'] as const;

/** What a buyer has entered: kept on the server, so that nothing personal stands in an address. */
export class DraftDto extends PickType(QuoteRequestDto, CHOSEN) {
  @IsArray({ message: 'Enter the travellers' })
  @ArrayMinSize(1, { message: 'Enter at least one traveller' })
  @ArrayMaxSize(2, { message: 'A cabin is for one or two travellers' })
  @ValidateNested({ each: true })
  @Type(() => TravellerDto)
  travellers: TravellerDto[];
}

export class DraftVersionDto {
  /** The {@link DraftViewDto.version} that is shown: what another tab has saved since is not touched unseen. */
  @MayBeLeftOut()
  @Matches(/^[\d-]{10}T[\d:.]{12}Z$/)
  @IsISO8601({ strict: true }, { message: 'Send the version of the draft as it was read' })
  version?: string;
}

export class DraftChoicesDto extends DraftVersionDto {
  @MayBeLeftOut()
  @IsBoolean({ message: 'Say whether travel insurance is wanted' })
  travelInsurance?: boolean;

  @MayBeLeftOut()
  @IsIn(PLANS, { message: 'Choose full payment or installments' })
  paymentType?: Plan;
}

/** The draft with what its trip costs today. */
export class DraftViewDto extends DraftDto {
  /** The trip it is for; the one on sale may be another by now. */
  tripId: number;
  /** Another after each change, in whichever tab of the browser; goes with the order, so that what is shown is what is paid. */
  version: string;
  quote: QuoteDto;
}
