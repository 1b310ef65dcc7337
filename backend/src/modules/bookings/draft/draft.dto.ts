import { OmitType, PickType } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsBoolean, IsIn } from 'class-validator';
import { ListOf } from '../../../platform/http/nested.js';
import { Instant } from '../../../platform/http/day.js';
import { MayBeLeftOut } from '../../../platform/http/may-be-left-out.js';
import { PLANS, type Plan } from '../quote/quote.rules.js';
import { QuoteDto, QuoteRequestDto } from '../quote/selection.dto.js';
import type { CabinType } from '../../trips/trip-config.js';
import { TravellerDto } from '../travellers/travellers.dto.js';

const CHOSEN = ['tripId', 'cabinType', 'occupancy', 'travelInsurance', 'paymentType', 'promoCode'] as const;

/** What a buyer has entered: kept on the server, so that nothing personal stands in an address. */
export class DraftDto extends PickType(QuoteRequestDto, CHOSEN) {
  @ArrayMinSize(1, { message: 'Enter at least one traveller' })
  @ArrayMaxSize(2, { message: 'A cabin is for one or two travellers' })
  @ListOf(() => TravellerDto, 'Enter the travellers')
  travellers: TravellerDto[];
}

export class DraftVersionDto {
  /** The {@link DraftViewDto.version} that is shown: what another tab has saved since is not touched unseen. */
  @MayBeLeftOut()
  @Instant('Send the version of the draft as it was read')
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
export class DraftViewDto extends OmitType(DraftDto, ['tripId']) {
  /** The trip it is for; it may not be on sale any more. */
  tripId: number;
  /** Another after each change, in whichever tab of the browser; goes with the order, so that what is shown is what is paid. */
  version: string;
  /** As it was chosen: another than `cabinType` where the trip has stopped selling it. */
  chosenCabinType: CabinType;
  /** Why its code takes nothing off any more: the price is the one without it. Null where it does, or there is none. */
  promoProblem: string | null;
  quote: QuoteDto;
}
